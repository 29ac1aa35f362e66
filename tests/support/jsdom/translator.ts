/**
 * A browser that translates the page, as Chrome does: it puts two `font` elements in the place of each text, now and whenever the
 * page changes. The words stay the same, so a text that the page forgets to renew is seen as an old one.
 */

const SKIPPED = 'script, style, textarea, [translate="no"]';

/** Lists the texts below a node; itself, if it is one. */
function textsIn(root: Node): Text[] {
  if (root instanceof Text) return [root];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

const isTranslated = (text: Text) => text.parentElement?.localName === 'font';

function translate(text: Text): void {
  if (isTranslated(text) || text.data.trim() === '' || text.parentElement?.closest(SKIPPED)) return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(text.data);
  outer.append(inner);
  text.replaceWith(outer);
}

/** Translates the document, and what changes in it until the returned function is called. */
export function startTranslator(): () => void {
  for (const text of textsIn(document.body)) translate(text);
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    for (const text of changed.flatMap(textsIn)) translate(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** Counts the seconds, which pass between two plays of a page. */
const COUNTDOWN = /\d+(:\d\d)+\b/g;

/** Returns the words of the page, those of each element in a line; without names and codes, of which some are made anew each time. */
export function pageWords(): string {
  const words = new Map<Element | null, string>();
  // Toasts disappear by themselves.
  const left = [...document.querySelectorAll(`${SKIPPED}, .ant-message`)].flatMap(textsIn);
  const skipped = new Set(left);
  for (const text of textsIn(document.body)) {
    if (skipped.has(text)) continue;
    let element = text.parentElement;
    while (element?.localName === 'font') element = element.parentElement;
    words.set(element, (words.get(element) ?? '') + text.data.replace(COUNTDOWN, '0:00'));
  }
  return [...words.values()].filter((text) => text.trim() !== '').join('\n');
}
