import { createRequire } from 'node:module';
import { ANTD_LAYER, themeOf } from './theme';

/** One style that a module of antd makes. */
interface Style {
  /** What the module calls it. */
  readonly name: string;
  /** The class that antd's component hands to it, without `ant-`; null for a style that the portal never shows. */
  readonly prefix: string | null;
  readonly kind: 'hook' | 'component';
}

const hook = (prefix: string, name = 'default'): Style => ({ name, prefix, kind: 'hook' });
const component = (prefix: string): Style => ({ name: 'default', prefix, kind: 'component' });
const unused = (name = 'default'): Style => ({ name, prefix: null, kind: 'component' });

/** The styles of the antd modules in the bundle (`antd/es/<module>.js`). The build fails on one that is missing here. */
export const STYLES: Readonly<Record<string, readonly Style[]>> = {
  '_util/wave/style': [hook('wave')],
  'button/style/compact': [component('btn')],
  'button/style/index': [hook('btn')],
  'checkbox/style/index': [hook('checkbox')],
  'dropdown/style/index': [hook('dropdown')],
  'empty/style/index': [hook('empty')],
  'form/style/fallbackCmp': [component('form')],
  'form/style/index': [hook('form')],
  'grid/style/index': [hook('row', 'useRowStyle'), hook('col', 'useColStyle')],
  'input/style/index': [hook('input', 'useSharedStyle'), hook('input')],
  'input/style/otp': [hook('otp')],
  'input/style/search': [hook('input-search')],
  'input/style/textarea': [hook('input')],
  'menu/style/index': [hook('menu')],
  // Shown in antd's own documentation only.
  'message/style/index': [hook('message'), unused('PurePanelStyle')],
  // antd shows it with the theme's wireframe only.
  'pagination/style/bordered': [unused()],
  'pagination/style/index': [hook('pagination')],
  'radio/style/index': [hook('radio')],
  'select/style/index': [hook('select')],
  'space/style/addon': [hook('space-addon')],
  'space/style/compact': [hook('space-compact')],
  'space/style/index': [hook('space')],
  'spin/style/index': [hook('spin')],
  'table/style/index': [hook('table')],
  'tooltip/style/index': [hook('tooltip')],
  'tree/style/index': [hook('tree')],
};

/** antd, its modules for Node and React come when a sheet is made: every start of Umi reads this file. */
const load = createRequire(__filename);

/** What antd adds to whichever component comes first: links and icons. */
const isShared = (key: string) => /%(Shared|ant-design-icons)%/.test(key);
const isStyle = (key: string) => key.startsWith('style%');

/** Stands for the class of a component's root, which antd's components name in two ways. */
const ROOT = 'ANTD-ROOT';
/** antd's mark of what it styles: in the browser a hash of the theme. */
const HASH = /:where\(\.css-[\w-]+\)/g;
const IN_ANTD = ':where([class*="css-var-"])';
/** What antd's server rendering tells its browser side: here nobody reads it. */
const NOTE = /\.data-ant-cssinjs-cache-path\{[^{}]*\}/g;
/** antd's form brings its grid, of which the portal uses no columns: a third of all rules. */
const GRID_RULES = /@media[^{]+\{(?:[^{}]+\{[^{}]*\})*\}|[^{}]*\.ant-col-[^{}]*\{[^{}]*\}/g;

function Probe({ use }: { readonly use: () => void }) {
  use();
  return null;
}

/** The styles that are registered while `use` runs as a component; of them, the shared ones or the others. */
function stylesOf(use: () => void, shared: boolean): string {
  const { createCache, extractStyle, StyleProvider }: typeof import('@ant-design/cssinjs') =
    load('@ant-design/cssinjs');
  const { ConfigProvider }: typeof import('antd') = load('antd');
  const { createElement }: typeof import('react') = load('react');
  const { renderToString }: typeof import('react-dom/server') = load('react-dom/server');
  const cache = createCache();
  const theme = { ...themeOf('light', true), hashed: shared, zeroRuntime: false };
  renderToString(
    createElement(
      StyleProvider,
      { cache, mock: 'server' },
      createElement(ConfigProvider, { theme }, createElement(Probe, { use })),
    ),
  );
  for (const key of cache.cache.keys()) {
    if (isStyle(key) && isShared(key) !== shared) cache.cache.delete(key);
  }
  return extractStyle(cache, { plain: true, types: 'style' }).replace(NOTE, '');
}

const inLayer = (css: string) => (css ? `@layer ${ANTD_LAYER}{${css}}` : '');

/** What every component of antd shares, as a stylesheet. */
export function sharedCss(): string {
  const { default: useButtonStyle } = load('antd/lib/button/style/index.js');
  const css = stylesOf(() => useButtonStyle('ant-btn', ROOT), true);
  // Its rules for links are meant for those inside antd's components, and their colour is the portal's everywhere.
  return inLayer(css.replace(HASH, IN_ANTD).replaceAll('color:var(--ant-color-link);', ''));
}

/** The stylesheet of a module of `STYLES`. Its values are antd's CSS variables, so it is the same in every appearance. */
export function antdCss(module: string): string {
  const made: Readonly<Record<string, (...input: unknown[]) => unknown>> = load(
    `antd/lib/${module}.js`,
  );
  const sheets = (STYLES[module] ?? []).map(({ name, prefix, kind }) => {
    if (prefix === null) return '';
    const use = made[name];
    const prefixCls = `ant-${prefix}`;
    const css = stylesOf(
      () => void (kind === 'hook' ? use?.(prefixCls, ROOT) : use?.({ prefixCls })),
      false,
    );
    if (css === '') throw new Error(`antd/lib/${module}.js made no style as ${name}`);
    const rules = prefix === 'col' ? css.replace(GRID_RULES, '') : css;
    return rules.replaceAll(`.${ROOT}`, `:is(.${prefixCls},.${prefixCls}-css-var)`);
  });
  return inLayer(sheets.join(''));
}
