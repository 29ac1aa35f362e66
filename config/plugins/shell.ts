import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { brand } from '../brand';
import { NOT_LOADED_MESSAGES } from '../notLoadedMessages';
import { ANTD_LAYER, themeOf } from '../theme';
import type { Page } from '../vitePlugin';

const NAME = 'config/plugins/shell.ts';
const LOGO = join(__dirname, '../../public', brand.logo);

const [LIGHT, DARK] = [themeOf('light', false).token, themeOf('dark', false).token];
/** Returns a colour of the theme for both appearances, because antd's variables do not exist yet. */
const inBoth = (name: 'colorBgLayout' | 'colorTextSecondary' | 'colorLink'): string =>
  `light-dark(${LIGHT[name]},${DARK[name]})`;

/**
 * The styles of the page before the application runs: a frame without words for the first 15 s, or until the first chunk fails
 * to load (`data-failed`), in light or dark as the customer chose (`data-start`), or else as the system is set. The preload
 * script (`preload.ts`) sets both attributes. Also sets the order of the layers: the portal's base rules, antd's, and then, in no
 * layer, the rules of the portal's parts.
 */
const CSS = `
@layer base,${ANTD_LAYER};
:root{color-scheme:light dark}
[data-start=light]{color-scheme:light}
[data-start=dark]{color-scheme:dark}
@layer base{body{margin:0;background:${inBoth('colorBgLayout')}}}
.boot{position:fixed;inset:0;display:flex;align-items:center;justify-content:center}
.boot svg{width:40px;height:40px;animation:boot 1.2s ease-in-out infinite alternate}
@keyframes boot{from{opacity:.45}to{opacity:1}}
.way-out{position:fixed;inset:auto 16px 15vh;margin:0;text-align:center;font:14px/1.6 system-ui,sans-serif;color:${inBoth('colorTextSecondary')};visibility:hidden;animation:way-out 1ms linear 15s forwards}
.way-out span{display:block}
.way-out a{color:${inBoth('colorLink')}}
@keyframes way-out{to{visibility:visible}}
[data-failed] .way-out{visibility:visible}
[data-failed] .boot svg{animation:none}
@media (prefers-reduced-motion:reduce){.boot svg{animation:none}}
`;

/**
 * Returns the logo's SVG for the page itself: only a picture or text counts as the first contentful paint, and a picture in a
 * file or in a stylesheet is drawn 0.1 s later. The title is removed, because browsers would show it as a tooltip.
 */
function mark(): string {
  const [svg] = /<svg\b.*<\/svg>/s.exec(readFileSync(LOGO, 'utf8')) ?? [];
  if (svg === undefined) throw new Error(`${NAME}: public${brand.logo} is no SVG`);
  return svg.replace(/<title>.*?<\/title>/s, '');
}

/** The message with the link (`config/notLoadedMessages.ts`). An empty address is the page's own, with its query. */
const WAY_OUT_HTML = Object.entries(NOT_LOADED_MESSAGES)
  .map(
    ([lang, { text, link, hint }]) =>
      `<span lang="${lang}">${text} <a href="">${link}</a>. ${hint}</span>`,
  )
  .join('');

/** The application's element in index.html, and the stylesheets of its first chunk, which only a build has. */
const ROOT = '#root';
const SHEETS = 'link[rel="stylesheet"]';

/** Paints the empty shell into index.html. */
function paintShell($: Page, isBuild: boolean): void {
  const root = $(ROOT);
  if (root.length !== 1) throw new Error(`${NAME}: index.html has no ${ROOT}`);
  const sheets = $(SHEETS);
  if (isBuild && sheets.length === 0) throw new Error(`${NAME}: index.html has no ${SHEETS}`);
  $('html').attr('lang', 'en');
  root.html(
    `<div class="boot" aria-hidden="true">${mark()}</div><p class="way-out">${WAY_OUT_HTML}</p>`,
  );
  // In the head they would delay the first paint; at the end of the body they delay only the scripts.
  $('body').append(sheets.remove());
}

/**
 * Paints the empty shell into index.html; React replaces it when it renders. The sign-in page's first contentful paint is then
 * after 0.5 s, while the form appears after 3.3 s (1.6 Mbit/s, 150 ms, CPU ÷ 4). Umi has no option for the content of the root.
 */
export default (api: IApi) => {
  api.addHTMLStyles(() => [{ content: CSS.replace(/\n/g, '') }]);
  api.modifyHTML(($) => {
    paintShell($, api.env === 'production');
    return $;
  });
};
