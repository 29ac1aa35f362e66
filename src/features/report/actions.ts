import { recorder } from './recorder';

/** The controls whose names are noted. */
const CONTROL =
  'a,button,input,select,textarea,[role^=menuitem],[role=option],[role=tab],[role=button]';
/** The controls whose content the customer typed or chose. */
const TYPED = 'input,select,textarea';

/** Returns the text of elements as it is laid out: `textContent` would join words that stand apart on the page. */
const textOf = (elements: Iterable<HTMLElement>): string =>
  [...elements].map(({ innerText }) => innerText).join(' ');

/** Returns the accessible name of a control; never its typed content, not even of a field inside its own label. */
function nameOf(control: HTMLElement): string {
  const isTyped = control.matches(TYPED);
  const labels = (isTyped ? (control as HTMLInputElement).labels : [control]) ?? [];
  const text = textOf(labels);
  return (
    control.getAttribute('aria-label') ||
    (isTyped ? text.replace(control.innerText, '') : text) ||
    control.title
  );
}

/** Has the controls recorded that are pressed from now on. Returns a function that stops. */
export function recordActions(): () => void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (control === null) return;
    const role = control.getAttribute('role') ?? control.localName;
    recorder.recordAction(role, nameOf(control).replace(/\s+/g, ' ').trim());
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}
