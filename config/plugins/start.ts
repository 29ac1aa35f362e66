import type { IApi } from '@umijs/max';
import { transformSync } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import { DEFAULT_LOCALE, forLocale, type Locale, SUPPORTED_LOCALES } from '../../src/lib/locale';
import { LOGIN_PATH, PUBLIC_PATHS } from '../../src/lib/navigation';
import english from '../../src/locales/en-US';
import russian from '../../src/locales/ru-RU';
import { TARGET } from '../browsers';
import type { Appearance } from '../theme';
import { addVitePlugin, type Page } from '../vitePlugin';
import { THEME } from './start/paint';
import { bundlePortal, type Drawn, drawPage, type Portal } from './start/render';

const NAME = 'config/plugins/start.ts';
/** While the painted page is shown, the portal behind it is invisible, except for its message that it did not load. */
const OWN_CSS = `
#start:not([data-over])~#root{position:absolute;inset:0;height:100dvh;overflow:hidden;visibility:hidden}
#start~#root .boot{display:none}
#start~#root .way-out{inset:auto 0 0;padding:12px 16px;background:var(--ant-color-bg-elevated);border-top:1px solid var(--ant-color-border)}
#start[data-over]~#root *{transition:none!important}
@media (prefers-reduced-motion:reduce){#start *{transition:none!important;animation:none!important}}
`;

/** Matches an element of a dark page. */
const IN_DARK = ':is([data-appearance=dark],[data-appearance=dark] *)';
/** The markup around the painted page: PurgeCSS keeps a rule whose names it finds here or in a page. */
const AROUND = `<html class="${THEME}" data-appearance="dark light"><body><div id="start" data-over>
<div id="root"><div class="boot"></div><p class="way-out"></p></div><p class="sr-only"></p>`;

type Texts = Readonly<Record<string, string>>;
const TEXTS: Readonly<Record<Locale, Texts>> = { 'en-US': english, 'ru-RU': russian };
const textsOf = (locale: string): Texts => forLocale(TEXTS, locale);

/** The painted pages, and the style that they share. */
interface Painted {
  readonly pages: readonly Drawn[];
  readonly style: string;
}

/** Returns a sheet as short as it gets, for the supported browsers. */
const minified = (css: string): string =>
  transformSync(css, { loader: 'css', minify: true, target: TARGET }).code;

/** Returns the style of drawn pages for both appearances: antd's sheets for the same parts are 20 times as large. */
async function styleOf(
  css: string,
  light: readonly Drawn[],
  dark: readonly Drawn[],
): Promise<string> {
  const darkVariables = dark
    .flatMap(({ styles }) => styles)
    .filter((style) => style.startsWith(`.${THEME}`))
    .map((style) => IN_DARK + style);
  const sheets = [...light.flatMap(({ styles }) => styles), ...darkVariables, css, OWN_CSS];
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: AROUND + light.map(({ html }) => html).join(''), extension: 'html' }],
    css: [{ raw: minified([...new Set(sheets)].join('\n')) }],
    variables: true,
    // Without a name to find: pseudo-classes alone, and nested rules.
    safelist: [/^:(is|focus-visible)$/, /^&/],
  });
  return minified(used?.css ?? '');
}

/** Draws all public pages in all languages. Throws when a page shows another heading than its own. */
async function drawPages(portal: Portal): Promise<Painted> {
  const draw = async (locale: string, appearance: Appearance): Promise<Drawn[]> => {
    const pages: Drawn[] = [];
    for (const path of PUBLIC_PATHS) {
      const page = await drawPage(portal, { locale, path, appearance });
      const heading = textsOf(locale)[`menu.${path.split('/').pop()}`];
      if (page.heading !== heading) {
        throw new Error(`${NAME}: ${path} in ${locale} shows "${page.heading}", not "${heading}"`);
      }
      pages.push(page);
    }
    return pages;
  };
  const light: Drawn[] = [];
  for (const locale of SUPPORTED_LOCALES) light.push(...(await draw(locale, 'light')));
  const style = await styleOf(portal.css, light, await draw(DEFAULT_LOCALE, 'dark'));
  return { pages: light, style };
}

/** Writes a template. As text, because cheerio's `html` leaves the outermost element of a template out. */
function template(data: Texts, content: string): string {
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  return `<template${attributes.join('')}>${content}</template>`;
}

/** Puts the painted pages into index.html as templates: nothing of them is shown, loaded or read before the script asks for it. */
function addTemplates($: Page, { pages, style }: Painted): void {
  const templates = pages.map(({ html, title, dir, locale, path }) => {
    const texts = textsOf(locale);
    const data = {
      locale,
      path,
      dir,
      title,
      busy: texts[path === LOGIN_PATH ? 'user.signingIn' : 'user.sending'] ?? '',
    };
    return template(data, html);
  });
  $('#root').after([template({ look: '' }, `<style>${style}</style>`), ...templates].join(''));
}

/**
 * Has the pages before sign-in painted at the first paint: the build draws them with the portal's own code, the preload script
 * shows them (`config/plugins/start/paint.ts`), and React's page takes over what was typed.
 */
export default (api: IApi) => {
  let painted: Painted | undefined;
  addVitePlugin(api, {
    name: 'portal-start',
    apply: 'build',
    async generateBundle() {
      const { define } = api.config;
      const env = Object.fromEntries(
        Object.entries<string>(define).map(([name, value]) => [
          name.replace('process.env.', ''),
          value,
        ]),
      );
      const portal = await bundlePortal(api.cwd, api.paths.absTmpPath, env);
      painted = await drawPages(portal);
    },
  });
  api.modifyHTML(($) => {
    if (api.env !== 'production') return $;
    if (painted === undefined) throw new Error(`${NAME}: the build has painted no page`);
    addTemplates($, painted);
    return $;
  });
};
