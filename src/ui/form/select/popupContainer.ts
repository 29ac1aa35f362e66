/**
 * Returns the element in which a list, a calendar or a menu opens: the dialog or the part of the page around its control. Screen
 * reader users who go from landmark to landmark do not find elements outside all landmarks.
 */
export function popupContainer(control: HTMLElement): HTMLElement {
  return (
    control.closest<HTMLElement>('.ant-modal-container, main, aside, .ant-layout-header') ??
    document.body
  );
}
