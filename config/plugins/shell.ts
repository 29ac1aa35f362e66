import type { IApi } from '@umijs/max';

/** What the page shows before the application runs: a frame without words, in light or dark as the system has it. */
const CSS = `
:root{color-scheme:light dark}
body{margin:0;background:#fafaf9}
.boot{position:fixed;inset:0;display:flex;align-items:center;justify-content:center}
.boot svg{width:40px;height:40px;animation:boot 1.2s ease-in-out infinite alternate}
@keyframes boot{from{opacity:.45}to{opacity:1}}
@media (prefers-color-scheme:dark){body{background:#141414}}
@media (prefers-reduced-motion:reduce){.boot svg{animation:none}}
`;

/** Drawn, not a coloured box: only a picture or text counts as the first contentful paint. */
const MARK =
  '<svg viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#faac6a"/><circle cx="16" cy="16" r="5" fill="#2b1600"/></svg>';

/** Paints the empty shell into index.html; React replaces it when it renders. */
export default (api: IApi) => {
  api.addHTMLStyles(() => [{ content: CSS.replace(/\n/g, '') }]);
  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    $('#root').html(`<div class="boot" aria-hidden="true">${MARK}</div>`);
    return $;
  });
};
