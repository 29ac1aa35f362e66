import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { themeOf } from '../theme';
import { type Bundle, fileOf } from '../vitePlugin';

const NAME = 'config/plugins/antdSheets.ts';

/** The path of a module of antd's: the folder antd/es, and the component's folder in it. */
const COMPONENT = /^(.*\/node_modules\/antd\/es)\/([a-z][\w-]*)\/.+\.js$/;
const IMPORT = /\bfrom\s*['"](\.[^'"]+)['"]/g;

/** antd and React are loaded only when the first sheet is made, because every start of Umi imports this file. */
const load = createRequire(__filename);

/** The class by which antd marks the elements that it styles; every theme has another. */
const HASH = /:where\(\.css-[\w-]+\)/g;
/** Some rules are limited to antd by the mark alone. The class of the theme's variables, which every antd element has, replaces it. */
const IN_ANTD = ':where([class^="css-var-"],[class*=" css-var-"])';
/** antd's mark, however it is written. */
const MARK = /\.css-(?!var-)/;
/** antd's names for the styles of all links in its components, and of icons. */
const SHARED = /^Shared\./;
const ICONS = /^ant-design-icons\./;
/** A folder of antd/es without a component of its own, which has the rules for icons. */
const ICONS_FOLDER = 'config-provider';

/** A rule that antd's server rendering leaves for its code in the browser; not used here. */
const NOTE = /\.data-ant-cssinjs-cache-path\{[^{}]*\}/;

const STYLE = 'style%';
/** Reads the style's name from a key of the cache: `style%<mark>%layer%<name>`. */
const nameIn = (key: string): string => key.split('%').slice(3).join('.');

/**
 * Removes antd's mark from a sheet, so that the sheet applies in every theme.
 * @throws when the mark is written in an unknown way: the rules would match nothing in the browser
 */
export function withoutMark(name: string, css: string): string {
  const sheet = css.replace(HASH, SHARED.test(name) ? IN_ANTD : '');
  if (MARK.test(sheet)) throw new Error(`${NAME}: antd marks the rules of ${name} in another way`);
  return sheet;
}

/** Loads the Node version of a folder of antd/es. */
function forNode(folder: string): Readonly<Record<string, unknown>> {
  try {
    return load(`antd/lib/${folder}`);
  } catch (cause) {
    throw new Error(`${NAME}: there is no antd/lib/${folder}`, { cause });
  }
}

/** Returns antd's names of the components in a folder of antd/es. */
function componentsIn(folder: string): string[] {
  const antd: Readonly<Record<string, unknown>> = load('antd');
  const own = Object.values(forNode(folder));
  const names = Object.keys(antd).filter((name) => own.includes(antd[name]));
  if (names.length === 0) throw new Error(`${NAME}: antd exports nothing of antd/lib/${folder}`);
  return names;
}

/**
 * Draws the components of a folder of antd/es and returns their styles and those of the components in them: each style's name
 * and its sheet. The values are antd's CSS variables, so a sheet is the same in every appearance.
 */
export function sheetsOf(folder: string): Map<string, string> {
  const { createCache, extractStyle, StyleProvider }: typeof import('@ant-design/cssinjs') =
    load('@ant-design/cssinjs');
  const samples: typeof import('@ant-design/static-style-extract') = load(
    '@ant-design/static-style-extract',
  );
  const { ConfigProvider }: typeof import('antd') = load('antd');
  const { createElement }: typeof import('react') = load('react');

  const cache = createCache();
  const theme = { ...themeOf('light', true), zeroRuntime: false };
  samples.extractStyle({
    includes: componentsIn(folder),
    customTheme: (components) =>
      createElement(
        StyleProvider,
        { cache, layer: true },
        createElement(ConfigProvider, { theme }, components),
      ),
  });
  const keys = [...cache.cache.keys()].filter((key) => key.startsWith(STYLE));
  const sheets = keys.map((key): [string, string] => {
    const single = createCache();
    single.opUpdate(key, () => cache.opGet(key));
    const css = extractStyle(single, { plain: true, types: 'style' }).replace(NOTE, '');
    const name = nameIn(key);
    return [name, withoutMark(name, css)];
  });
  return new Map(sheets);
}

/** Returns the folder of antd/es of a module that uses the styles of its folder. */
function styledFolder(code: string, id: string): string | undefined {
  const [, antd, folder] = COMPONENT.exec(id) ?? [];
  if (!antd || !folder) return undefined;
  const styles = `${antd}/${folder}/style`;
  if (id.startsWith(`${styles}/`)) return undefined;
  const paths = [...code.matchAll(IMPORT)].map(([, path = '']) =>
    posix.join(posix.dirname(id), path),
  );
  return paths.some((path) => path === styles || path.startsWith(`${styles}/`))
    ? folder
    : undefined;
}

const PREFIX = '/@antd-sheet/';

/**
 * Makes antd's styles into stylesheets at build time, instead of by antd's code in the browser (docs/decisions/012-antd-sheets.md):
 * each module of antd that uses the styles of its component also imports their sheets, so a chunk has the sheets of its components.
 * The theme then sets `zeroRuntime`.
 */
export function antdSheets() {
  /** The ids of each folder's sheets, and the content of each sheet. */
  const folders = new Map<string, readonly string[]>();
  const sheets = new Map<string, string>();
  /** Modules whose sheet is missing. */
  const bare = new Set<string>();

  const idsOf = (folder: string): readonly string[] => {
    const ids: string[] = [];
    for (const [name, css] of sheetsOf(folder)) {
      const id = `${PREFIX}${name}.css`;
      sheets.set(id, css);
      ids.push(id);
    }
    folders.set(folder, ids);
    return ids;
  };
  return {
    name: 'portal-antd-sheets',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? { id, moduleSideEffects: true } : null),
    load: (id: string) => sheets.get(id) ?? null,
    transform(code: string, path: string) {
      const id = fileOf(path);
      const folder = styledFolder(code, id);
      if (!folder) return null;
      const ids = folders.get(folder) ?? idsOf(folder);
      const names = ids.map((sheet) => sheet.slice(PREFIX.length));
      const isBare = names.every((name) => SHARED.test(name) || ICONS.test(name));
      if (isBare && folder !== ICONS_FOLDER) bare.add(id);
      return { code: ids.map((sheet) => `import '${sheet}';`).join('') + code, map: null };
    },
    generateBundle(_options: unknown, bundle: Bundle) {
      if (folders.size === 0) {
        throw new Error(`${NAME}: no module of antd/es imports its styles from ./style`);
      }
      for (const { modules = {} } of Object.values(bundle)) {
        const unstyled = Object.keys(modules).find((id) => bare.has(fileOf(id)));
        if (unstyled) throw new Error(`${NAME}: no sheet could be made for ${unstyled}`);
      }
    },
  };
}
