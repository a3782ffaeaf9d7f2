// What is chosen before anything is sent.

import { describe, expect, it } from "vitest";
import { Selection } from "../src/table/selection.svelte";
import type { Form, Question } from "../src/wire/messages";

const targeting = (forms: readonly Form[]) =>
  forms.map((form) => ({ kind: "space", id: String(form.space) }));

const legal = (text: string, space: string) => ({ text, action: 1, form: { type: "place", space } });
const question = (decision = "d1"): Question => ({
  decision,
  asked: "turn",
  rule: "T1",
  legal: [legal("thug A", "A"), legal("don A", "A"), legal("thug B", "B")],
  menu: [
    { label: "A thug", hint: "", group: "", actions: ["thug A"] },
    { label: "A don", hint: "", group: "", actions: ["don A"] },
    { label: "B thug", hint: "", group: "", actions: ["thug B"] },
  ],
});
const pick: Question = {
  decision: "p1",
  asked: "bribe",
  rule: "T1",
  legal: [],
  pick: {
    items: ["$1", "$2", "$2"].map((id) => ({ id, label: id, kind: "card", worth: null })),
    least: 1,
    most: 2,
    verb: "bribe",
  },
};

function asked(one: Question): Selection {
  const selection = new Selection(targeting);
  selection.ask(one);
  return selection;
}

describe("one of several options", () => {
  it("chooses at once where a thing has one option", () => {
    const selection = asked(question());
    expect(selection.chooseAt("space", "B")).toBe(true);
    expect(selection.answer).toEqual({ actions: ["thug B"] });
    expect(selection.lit("space", "B")).toBe("chosen");
    expect(selection.lit("space", "A")).toBe("legal");
    expect(selection.lit("space", "C")).toBe("none");
  });

  it("asks further where a thing has several", () => {
    const selection = asked(question());
    selection.chooseAt("space", "A");
    expect(selection.answer).toBeNull();
    expect(selection.variants.map((option) => option.label)).toEqual(["A thug", "A don"]);
    selection.choose(selection.variants[1] ?? null);
    expect(selection.answer).toEqual({ actions: ["don A"] });
  });

  it("keeps what is chosen, and says it anew, where the same is asked in other words", () => {
    const selection = asked(question());
    selection.chooseAt("space", "B");
    selection.pointAt("space", "A");
    const menu = (question().menu ?? []).map((one) => ({ ...one, label: `${one.label} in other words` }));
    selection.ask({ ...question(), menu });
    expect(selection.chosen?.label).toBe("B thug in other words");
    expect(selection.pointed?.label).toBe("A thug in other words");
    selection.ask(question("d2"));
    expect([selection.chosen, selection.pointed]).toEqual([null, null]);
  });

  it("refuses what nothing legal is about", () => {
    expect(asked(question()).chooseAt("space", "C")).toBe(false);
  });

  it("keeps a choice while the question is the same, and lets go of it with the next", () => {
    const selection = asked(question());
    selection.chooseAt("space", "B");
    selection.ask(question());
    expect(selection.answer).toEqual({ actions: ["thug B"] });
    selection.ask(question("d2"));
    expect(selection.answer).toBeNull();
  });
});

describe("several items", () => {
  it("is ready between least and most, and takes no more", () => {
    const selection = asked(pick);
    expect(selection.ready).toBe(false);
    selection.toggle(2);
    selection.toggle(0);
    selection.toggle(1);
    expect(selection.answer).toEqual({ picked: ["$2", "$1"] });
    selection.toggle(2);
    expect(selection.pickedIds).toEqual(["$1"]);
  });
});
