/** The few plain pages of the mock: no script, no style sheet, readable accessible names. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, between tags or in quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}' +
  'form{display:inline}button{font:inherit;margin:.25rem .25rem .25rem 0;padding:.5rem 1rem}' +
  'dt{color:#555}dd{margin:0 0 .75rem}';

/** Makes a whole page around a body of trusted HTML. */
export function page(title: string, body: string, status = 200): Response {
  const text = escapeHtml(title);
  return new Response(
    // Without an icon a browser would ask for /favicon.ico, which does not exist.
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text}</title>` +
      '<link rel="icon" href="/client/favicon.svg">' +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>` +
      `<body><main><h1>${text}</h1>${body}</main></body></html>`,
    {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    },
  );
}

/** Makes a form of one button that posts `fields` to `action`. */
export function formButton(label: string, action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  return `<form method="post" action="${escapeHtml(action)}">${inputs}<button>${escapeHtml(label)}</button></form>`;
}

/** Redirects a browser with 303: the next request is a GET, whatever this one was. */
export const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
