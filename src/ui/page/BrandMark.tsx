/** The logo and the message of the painted shell in index.html (config/plugins/shell.ts), which React replaces when it renders. */
const drawn = document.querySelectorAll('#root > .boot, #root > .way-out');

function draw(box: HTMLElement | null): void {
  box?.replaceChildren(...[...drawn].map((element) => element.cloneNode(true)));
}

/** Draws the painted shell while a page loads: the brand's mark and, after 15 s, the offer to load the page again. */
export function BrandMark() {
  return <div ref={draw} />;
}
