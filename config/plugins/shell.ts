import type { IApi } from '@umijs/max';

/** What the page shows before the application runs: a frame without words, in light or dark as the system has it. */
const CSS = `
:root{color-scheme:light dark}
body{margin:0;background:#fafaf9}
.boot{position:fixed;inset:0;display:flex;align-items:center;justify-content:center}
.boot i{width:40px;height:40px;border-radius:12px;background:#faac6a;animation:boot 1.2s ease-in-out infinite alternate}
@keyframes boot{from{opacity:.45}to{opacity:1}}
@media (prefers-color-scheme:dark){body{background:#141414}}
@media (prefers-reduced-motion:reduce){.boot i{animation:none}}
`;

/** Paints the empty shell into index.html; React replaces it when it renders. */
export default (api: IApi) => {
  api.addHTMLStyles(() => [{ content: CSS.replace(/\n/g, '') }]);
  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    $('#root').html('<div class="boot" aria-hidden="true"><i></i></div>');
    return $;
  });
};
