/** The logo as the painted shell has it in index.html (config/plugins/shell.ts), which React replaces when it renders. */
const drawn = document.querySelector('.boot > svg');

function draw(box: HTMLElement | null): void {
  if (drawn) box?.replaceChildren(drawn.cloneNode(true));
}

/** Draws the brand's mark in the middle of its box, while something loads. */
export function BrandMark() {
  return <div className="boot" aria-hidden="true" ref={draw} />;
}
