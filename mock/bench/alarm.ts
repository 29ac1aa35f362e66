/** The bench's failures, shown in the portal's window. Plain elements, because antd may not have loaded. */

const TITLE = 'The bench did not answer';
const LOAD_AGAIN = 'Load the page again';
const CLOSE = 'Close';
const ID = 'bench-alarm';

function element(name: keyof HTMLElementTagNameMap, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function button(text: string, press: () => void): HTMLElement {
  const made = element('button', text);
  made.addEventListener('click', press);
  return made;
}

const loadAgain = () => button(LOAD_AGAIN, () => window.location.reload());

/** Replaces the page by the reason why the bench cannot start. */
export function showStartFailure(reason: string): void {
  document.body.replaceChildren(
    element('h1', 'The support bench cannot start'),
    element('p', reason),
    loadAgain(),
  );
}

/**
 * Warns, once at a time, that the host of the bench's files answered a call of the portal: the portal then shows no answer of the
 * backend.
 */
export function warnOfUninterceptedCall(path: string): void {
  if (document.getElementById(ID)) return;
  const dialog = document.createElement('dialog');
  dialog.id = ID;
  dialog.setAttribute('aria-label', TITLE);
  const row = element('p', '');
  row.append(
    loadAgain(),
    ' ',
    button(CLOSE, () => dialog.close()),
  );
  dialog.append(
    element('h2', TITLE),
    element(
      'p',
      `The call ${path} went past the bench to the host of its files. What the portal says about it is not the backend’s answer.`,
    ),
    row,
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
