/**
 * Where a list or a calendar opens: in the part of the page that its field stands in. A dialog of the browser's own lies
 * above all else, and what is outside of every landmark is not found by who goes from landmark to landmark.
 */
export function popupContainer(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('dialog, [role="dialog"], main') ?? document.body;
}
