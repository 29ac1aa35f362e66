import type { IApi } from '@umijs/max';
import { antdCss, STYLES, sharedCss } from '../antdCss';
import { addVitePlugin } from '../vitePlugin';

/** What antd's style modules make their styles with; the second argument is the function that makes one. */
const MAKERS = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);
const STYLE_MODULE = /\/node_modules\/antd\/es\/(.+\/style(?:\/\w+)?)\.js(?:\?|$)/;
const SHEET = '/@antd-style/';
const SHARED = 'shared';

/** A node of rollup's syntax tree; only calls are looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
}
/** The part of rollup's plugin context that is used. */
interface Context {
  parse(code: string): Node;
  error(message: string): never;
}
interface Bundle {
  readonly [file: string]: { readonly modules?: Readonly<Record<string, object>> };
}

const moduleOf = (id: string): string | undefined => STYLE_MODULE.exec(id.replace(/\\/g, '/'))?.[1];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The functions that make styles, in the order of the text. */
function styleMakers(node: Node): Node[] {
  const made = MAKERS.has(node.callee?.name ?? '') ? node.arguments?.[1] : undefined;
  if (made) return [made];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => styleMakers(child));
}

/**
 * antd's styles as stylesheets that are made with the build, instead of by its code in the browser (docs/decisions/007).
 * A style module keeps its hook and its tokens, loses the functions that make styles, and imports its sheet: so a chunk
 * brings the sheets of the components in it. The theme says `zeroRuntime` where this holds.
 */
export default (api: IApi) => {
  /** Style modules of which the table knows not all, or nothing. */
  const unknown = new Set<string>();
  addVitePlugin(api, {
    name: 'portal-static-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id: string) => (id.startsWith(SHEET) ? { id, moduleSideEffects: true } : null),
    load(id: string) {
      if (!id.startsWith(SHEET)) return null;
      const module = id.slice(SHEET.length, -'.css'.length);
      return module === SHARED ? sharedCss() : antdCss(module);
    },
    transform(this: unknown, code: string, id: string) {
      const module = moduleOf(id);
      if (!module) return null;
      const makers = styleMakers((this as Context).parse(code));
      if (makers.length !== (STYLES[module]?.length ?? 0)) unknown.add(module);
      if (makers.length === 0) return null;
      const bare = makers.reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`,
        code,
      );
      const sheets = STYLES[module] ? [SHARED, module] : [];
      const imports = sheets.map((name) => `import '${SHEET}${name}.css';\n`).join('');
      return { code: imports + bare, map: null };
    },
    generateBundle(this: unknown, _options: unknown, bundle: object) {
      for (const { modules = {} } of Object.values(bundle as Bundle)) {
        for (const module of Object.keys(modules).map(moduleOf)) {
          if (module && unknown.has(module))
            (this as Context).error(`config/antdCss.ts does not know all of antd/es/${module}.js`);
        }
      }
    },
  });
};
