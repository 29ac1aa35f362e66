import { withoutBase } from '@/domain/navigation';
import type { Action } from '@/domain/report/report';

/** How many actions are kept, and how much of a name. */
const MOST = 50;
const LONGEST_NAME = 80;

const CONTROL = 'a,button,input,select,textarea,summary,[role]';
/** Roles of what is pressed or chosen; a region or a table is no control. */
const PRESSED = /^(button|link|menuitem.*|option|tab|checkbox|radio|switch|combobox|treeitem)$/;
/** What is in these was typed. */
const TYPED = 'input,select,textarea';

let actions: readonly Action[] = [];
let count = 0;

const textOf = (elements: Iterable<Element>): string =>
  [...elements].map(({ textContent }) => textContent).join(' ');

/** The accessible name of a control; never what was typed into it. */
function nameOf(control: Element): string {
  const labels = control.matches(TYPED) ? (control as HTMLInputElement).labels : [control];
  return (
    control.getAttribute('aria-label') ||
    textOf(labels ?? []) ||
    control.getAttribute('title') ||
    ''
  );
}

/** Remembers the last controls that are pressed from now on, in memory only; `clean` takes secrets out of their names. */
export function watchActions(clean: (text: string) => string): void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    if (control === null) return;
    const role = control.getAttribute('role') ?? control.localName;
    if (control.hasAttribute('role') && !PRESSED.test(role)) return;
    const name = clean(nameOf(control).replace(/\s+/g, ' ').trim()).slice(0, LONGEST_NAME);
    if (name === '') return;
    count += 1;
    // Without the query of the address, which may hold what was typed.
    const route = withoutBase(window.location.pathname);
    actions = [...actions, { id: count, at: Date.now(), role, name, route }].slice(-MOST);
  };
  document.addEventListener('click', note, true);
}

/** The last actions, oldest first. */
export const lastActions = (): readonly Action[] => actions;
