/*
 * The portal's policy for the header `require-trusted-types-for 'script'` (deploy/nginx/portal/headers.conf). Libraries write sheets
 * into style elements and clear elements by an empty text. A text without "<" can make no element, so it is admitted. Markup, code as
 * text and addresses of code have no policy, so the browser refuses them. The entry imports this module before any library runs.
 */

/** Missing in TypeScript's types of the DOM, and in browsers that know no Trusted Types. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown }
  | undefined;

if (typeof trustedTypes !== 'undefined') {
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
  });
}
