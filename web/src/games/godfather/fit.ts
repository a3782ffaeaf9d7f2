// The right column fits its height: where there is too much, the least needed is told more briefly, step by step;
// a step that a later one has made needless is taken back.
const STEPS = ["snug", "small", "tight", "brief", "hand-brief", "no-allies", "no-jobs", "hand-names"];

export function fit(node: HTMLElement): { destroy(): void } {
  const column = node.closest<HTMLElement>(".right");
  if (!column) return { destroy: () => undefined };
  let frame = 0;
  const settle = (): void => {
    column.classList.remove(...STEPS);
    const fits = (): boolean => column.scrollHeight <= column.clientHeight;
    const taken: string[] = [];
    for (const step of STEPS) {
      if (fits()) break;
      column.classList.add(step);
      taken.unshift(step);
    }
    if (!fits()) return;
    for (const step of taken) {
      column.classList.remove(step);
      if (!fits()) column.classList.add(step);
    }
  };
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };
  const written = new MutationObserver(later);
  written.observe(column, { childList: true, subtree: true, characterData: true });
  const sized = new ResizeObserver(later);
  sized.observe(column);
  void document.fonts.ready.then(later);
  return {
    destroy: () => {
      cancelAnimationFrame(frame);
      written.disconnect();
      sized.disconnect();
    },
  };
}
