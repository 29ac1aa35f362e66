/** Runs `work` now, or once the pressed mouse is released: what `work` moves would slip away from under the click. */
export function afterPress(work: () => void): void {
  if (!document.documentElement.matches(':active')) work();
  else window.addEventListener('mouseup', work, { once: true, capture: true });
}
