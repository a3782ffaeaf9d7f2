// What one click means: each option of a question with its actions and the things on the table it is about.

import type { Form, Question } from "../wire/messages";

/** A thing on the table that can be chosen: a space, a card, a figure, a seat … */
export interface Target {
  kind: string;
  id: string;
}

export interface Option {
  key: string;
  label: string;
  hint: string;
  group: string;
  actions: string[];
  forms: Form[];
  targets: Target[];
}

/** Says which things on the table an option's actions are about; each game's client knows its own. */
export type Targeting = (forms: readonly Form[]) => Target[];

export function optionsOf(question: Question | null | undefined, targeting: Targeting): Option[] {
  if (!question || question.pick) return [];
  const forms = new Map(question.legal.map((legal) => [legal.text, legal.form]));
  const menu =
    question.options ??
    question.menu ??
    question.legal.map((legal) => ({ label: legal.text, hint: "", group: "", actions: [legal.text] }));
  return menu.map((item) => {
    const own = item.actions.map((text) => forms.get(text)).filter((form) => form !== undefined);
    return { ...item, key: item.actions.join("; "), forms: own, targets: targeting(own) };
  });
}

export const same = (one: Target, other: Target): boolean => one.kind === other.kind && one.id === other.id;
export const touches = (option: Option, target: Target): boolean =>
  option.targets.some((one) => same(one, target));
