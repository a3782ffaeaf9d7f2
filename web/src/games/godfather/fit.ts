// The right column fits its height: where there is too much, the least needed is told more briefly, step by step.
const STEPS = ["snug", "brief", "no-allies", "no-jobs", "hand-brief", "hand-names"];

export function fit(node: HTMLElement): { destroy(): void } {
  const column = node.closest<HTMLElement>(".right");
  if (!column) return { destroy: () => undefined };
  let frame = 0;
  const settle = (): void => {
    column.classList.remove(...STEPS);
    for (const step of STEPS) {
      if (column.scrollHeight <= column.clientHeight) break;
      column.classList.add(step);
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
