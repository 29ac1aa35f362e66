/**
 * Where a list or a calendar opens: in the dialog or the main part of the page that its field stands in. What is outside of
 * every landmark is not found by who goes from landmark to landmark.
 */
export function popupContainer(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;
}
