/**
 * Where a list or a calendar opens: in the dialog or the main part of the page that its field stands in. Screen reader
 * users who go from landmark to landmark do not find what is outside all of them.
 */
export function popupContainer(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;
}
