/**
 * Returns the element in which a list or a calendar opens: the dialog or the main part of the page around its field. Screen
 * reader users who go from landmark to landmark do not find elements outside all landmarks.
 */
export function popupContainer(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;
}
