/**
 * Paints a page for visitors before the portal's code has loaded, from a template that the build has put into index.html
 * (`config/plugins/start.ts`), and hands over to React's page when that stands. Runs in the preload script (`firstScript.ts`).
 */
import { localStore, START_KEYS, sessionStore } from '../../../src/lib/browser/storage/storage';
import { LINK_PARAMS } from '../../../src/lib/navigation';

/** A page as it is painted. */
export interface StartPage {
  readonly locale: string;
  /** The path of the public page, without the base. */
  readonly path: string;
  /** The chosen appearance; the device decides unless it is light or dark. */
  readonly look: string;
}

/** The class of the painted page's theme, named as antd's own. */
export const THEME = 'css-var-start';
/** Placeholder for the query of the address, in the links that keep it. */
export const OWN_SEARCH = '?start';
const CONTROLS = 'a,button,input,[role="button"]';
/**
 * Password managers fill in several fields, one after another; React's page waits for this long after the last one, in ms. A timer
 * counts it: in a page that is busy with React's first drawing, a clock runs on although nothing can be filled in.
 */
const FILLING_MS = 150;

const find = <Found extends HTMLElement>(selector: string, within: ParentNode = document) =>
  within.querySelector<Found>(selector);
const fieldsIn = (frame: Element) => [...frame.querySelectorAll('input')];

/** Writes into a field as a customer does: React hears of it. */
function write(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Sets the caret or selection. A field for e-mail addresses has none for scripts, so it is a field for text meanwhile. */
function select(
  field: HTMLInputElement,
  { selectionStart, selectionEnd, ...painted }: Caret,
): void {
  const { type } = field;
  field.type = type === 'email' ? 'text' : type;
  field.setSelectionRange(selectionStart, selectionEnd, painted.selectionDirection ?? undefined);
  field.type = type;
  field.scrollLeft = painted.scrollLeft;
}

type Caret = Pick<
  HTMLInputElement,
  'selectionStart' | 'selectionEnd' | 'selectionDirection' | 'scrollLeft'
>;

function isDark(look: string): boolean {
  if (look === 'dark' || look === 'light') return look === 'dark';
  // Strict privacy settings take it away.
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
}

/** Calls the listener when all of index.html is there: this script may run before its end. */
function whenParsed(listener: () => void): void {
  if (document.readyState !== 'loading') listener();
  else document.addEventListener('readystatechange', listener, { once: true });
}

function show(template: HTMLTemplateElement, page: StartPage): void {
  const root = find('#root');
  const style = find<HTMLTemplateElement>('template[data-look]');
  // React may have drawn its page already: on a fast network this script is the later one.
  if (root === null || style === null || find('h1', root)) return;
  const html = document.documentElement;
  const frame = document.createElement('div');
  frame.id = 'start';
  frame.append(style.content.cloneNode(true), template.content.cloneNode(true));
  for (const link of frame.querySelectorAll('a')) {
    const [address = '', search] = (link.getAttribute('href') ?? '').split(OWN_SEARCH);
    if (search !== undefined) link.setAttribute('href', address + window.location.search);
  }
  const submit = find('[type="submit"]', frame);
  const label = find('span', submit ?? frame);
  const idle = label?.textContent ?? '';
  const { busy = '', title = '' } = template.dataset;
  /** Read before a browser's translation rewrites it: React's page is known by it. */
  const heading = find('h1', frame)?.textContent;
  /** The controls that were pressed, in their order. */
  let pressed: Element[] = [];
  let isComposing = false;
  /** The timer that runs while fields are filled in, or 0. */
  let filling = 0;

  /** Tells screen readers what the button says now. */
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'sr-only';
  frame.append(status);
  const say = (text: string) => {
    if (label) label.textContent = text;
    status.textContent = text;
  };
  /** True once the first chunk has failed (`firstScript.ts`): nothing will be sent. */
  const isLost = () => 'failed' in html.dataset;
  const press = (control: Element | null | undefined) => {
    if (control) pressed.push(control);
  };
  frame.addEventListener('submit', (event) => {
    // A submission by the browser itself would put the password into the address.
    event.preventDefault();
    press(submit);
    if (!isLost() && fieldsIn(frame).every((field) => field.value !== '')) say(busy);
  });
  frame.addEventListener('click', ({ target }) => {
    if (target instanceof Element) press(target.closest('[type="button"],[role="button"]'));
  });
  frame.addEventListener('keydown', (event) => {
    const { target } = event;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!isPress || !(target instanceof HTMLElement) || target.role !== 'button') return;
    event.preventDefault();
    target.click();
  });
  frame.addEventListener('input', (event) => {
    // Whoever goes on typing has not finished yet.
    if (submit && pressed.includes(submit)) {
      pressed = pressed.filter((one) => one !== submit);
      say(idle);
    }
    if (event instanceof InputEvent && event.inputType !== '') return;
    clearTimeout(filling);
    filling = window.setTimeout(() => {
      filling = 0;
      replaceWithReact();
    }, FILLING_MS);
  });
  frame.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  frame.addEventListener('compositionend', () => {
    isComposing = false;
    // Some browsers write the text after this event.
    setTimeout(replaceWithReact);
  });

  /** Finds React's element in the place of a painted one. */
  const reactElementFor = (painted: Element): HTMLElement | null => {
    if (painted.id !== '') return find(`#${CSS.escape(painted.id)}`, root);
    if (painted === submit) return find('[type="submit"]', root);
    const at = [...frame.querySelectorAll(CONTROLS)].indexOf(painted);
    return [...root.querySelectorAll<HTMLElement>(CONTROLS)][at] ?? null;
  };
  /** Gives React's page what was typed and the focus; returns its controls in the place of the pressed ones. */
  const transferInput = () => {
    for (const painted of fieldsIn(frame)) {
      const field = reactElementFor(painted);
      if (painted.value !== '' && field instanceof HTMLInputElement) write(field, painted.value);
    }
    const focused = document.activeElement;
    const reactElement = focused && frame.contains(focused) ? reactElementFor(focused) : null;
    // Before the painted field goes, so that the keyboard of a phone stays.
    reactElement?.focus({ preventScroll: true });
    if (focused instanceof HTMLInputElement && reactElement instanceof HTMLInputElement) {
      select(reactElement, focused);
    }
    // Computes the styles while transitions are off, so that the focus ring appears at once.
    void root.offsetWidth;
    return pressed.map(reactElementFor);
  };
  const watch = new MutationObserver(() => {
    if (isLost()) say(idle);
    replaceWithReact();
  });
  const address = window.location.pathname;
  let isOver = false;
  let drawn: Element | null = null;
  let isSame = false;
  function replaceWithReact(): void {
    const before = drawn;
    drawn = root && find('h1', root);
    // While the page waits for what is typed, the browser may translate a heading that was the same.
    isSame = (isSame && drawn === before) || drawn?.textContent === heading;
    if (isOver || isComposing || filling !== 0 || !drawn) return;
    // A failure may stand in the page's place. What was typed waits for the page; what was pressed does not.
    isOver =
      isSame ||
      window.location.pathname !== address ||
      // Another tab has signed in: nothing typed here may stand in the form after a sign-out.
      localStore.read(START_KEYS.auth) !== null;
    if (isOver) watch.disconnect();
    frame.dataset.over = '';
    html.classList.remove(THEME);
    const reactElements = isSame ? transferInput() : [];
    pressed = [];
    frame.remove();
    for (const control of reactElements) control?.click();
  }

  html.lang = page.locale;
  html.dir = template.dataset.dir ?? '';
  html.dataset.appearance = isDark(page.look) ? 'dark' : 'light';
  html.classList.add(THEME);
  document.title = title;
  root.before(frame);
  watch.observe(root, { childList: true, subtree: true });
  watch.observe(html, { attributeFilter: ['data-failed'] });
}

/** Paints a public page, if the build has one for it. */
export function paint(page: StartPage): void {
  const { search, hash } = window.location;
  // With a link, or a link's token kept through a reload, React's page is another one: it shows a notice, lacks one, or signs in.
  if (LINK_PARAMS.test(search + hash) || sessionStore.read(START_KEYS.resetLink) !== null) return;
  whenParsed(() => {
    const { locale, path } = page;
    const selector = `template[data-locale="${locale}"][data-path="${path}"]`;
    const template = find<HTMLTemplateElement>(selector);
    if (template) show(template, page);
  });
}
