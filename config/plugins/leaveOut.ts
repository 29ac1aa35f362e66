import { SUPPORTED_LOCALES } from '../../src/lib/locale';
import { fileOf } from '../vitePlugin';

const NAME = 'config/plugins/leaveOut.ts';

/** A package's import of something that the portal never uses, and the module that replaces it. */
interface Redirect {
  /** The end of the importing file's path. */
  readonly importer: string;
  readonly source: RegExp;
  /** Another module, as the importing file would name it, or the name of one of `OWN_MODULES`. */
  readonly target: string;
}

const PRO = '/@ant-design/pro-components/es';
/** The start of the ids of `OWN_MODULES`. */
const OWN = '\0portal-';

/** The code of modules that stand in for those of a package, by name. */
const OWN_MODULES: Readonly<Record<string, string>> = {
  'no-boundary': `export { Fragment as ErrorBoundary } from 'react';`,
  'no-requests': `
    import { createElement, Fragment } from 'react';
    const config = { cache: new Map() };
    const nothing = { data: undefined, isLoading: false, mutate: async () => undefined };
    export default () => nothing;
    export const useSWRConfig = () => config;
    export const SWRConfig = ({ children }) => createElement(Fragment, null, children);`,
  'no-dates': 'export default { locale: () => undefined };',
  'no-shared-popup': `export { Fragment as default } from 'react';`,
  'no-apps': `
    export const AppsLogo = () => null;
    export const DefaultContent = () => null;
    export const SimpleContent = () => null;
    export const Logo = () => null;
    export const DefaultFooter = () => null;
    export const PageLoading = () => null;
    export const useStyle = () => ({ wrapSSR: (node) => node, hashId: '' });`,
  'no-titles': `
    export const getPageTitleInfo = () => ({});
    export const getBreadcrumbProps = () => ({});`,
  color: `
    import { FastColor } from '@ant-design/fast-color';
    export class TinyColor {
      constructor(color) { this.color = new FastColor(color); }
      setAlpha(alpha) { this.color = this.color.setA(alpha); return this; }
      lighten(amount) { this.color = this.color.lighten(amount); return this; }
      toRgbString() { return this.color.toRgbString(); }
      toHexString() { return this.color.toHexString(); }
    }`,
  events: `
    export default class {
      listeners = [];
      on(name, run) { this.listeners.push({ name, run }); }
      off(name, run) {
        this.listeners = this.listeners.filter((one) => one.name !== name || one.run !== run);
      }
      emit(name, value) { for (const one of this.listeners) if (one.name === name) one.run(value); }
    }`,
  'late-tabs': `
    import { createElement, lazy, Suspense } from 'react';
    const Tabs = lazy(() => import('antd/es/tabs'));
    export default (props) => createElement(Suspense, { fallback: null }, createElement(Tabs, props));`,
  'late-tooltip': `
    import { createElement, lazy, Suspense } from 'react';
    const Tooltip = lazy(() => import('antd/es/tooltip'));
    export default (props) =>
      createElement(Suspense, { fallback: props.children }, createElement(Tooltip, props));`,
};

const REDIRECTS: readonly Redirect[] = [
  // ProComponents has 34 languages (15 KB gzip).
  {
    importer: `${PRO}/provider/intl.js`,
    source: new RegExp(`^\\./locale/(?!${SUPPORTED_LOCALES.join('|').replaceAll('-', '_')})\\w+$`),
    target: './locale/en_US',
  },
  {
    importer: `${PRO}/layout/locales/index.js`,
    source: /^\.\/(?!en-US)[a-z]{2}-[A-Z]{2}$/,
    target: './en-US',
  },
  // antd's texts for applications that give it no locale; the portal always gives one.
  {
    importer: `${PRO}/provider/index.js`,
    source: /^antd\/lib\/locale\/zh_CN$/,
    target: 'antd/es/locale/en_US',
  },
  // The portal has an error boundary of its own around each page; ProComponents' one imports antd's Result with its pictures
  // (11 KB gzip).
  {
    importer: `${PRO}/utils/index.js`,
    source: /^\.\/components\/ErrorBoundary$/,
    target: 'no-boundary',
  },
  // ProLayout uses swr for a menu that a server sends; the portal's menu is made of its routes (6 KB gzip).
  { importer: `${PRO}/layout/ProLayout.js`, source: /^swr$/, target: 'no-requests' },
  { importer: `${PRO}/provider/index.js`, source: /^swr$/, target: 'no-requests' },
  // A second library of colours beside antd's own (7 KB gzip).
  {
    importer: `${PRO}/provider/useStyle/index.js`,
    source: /^@ctrl\/tinycolor$/,
    target: 'color',
  },
  // ProComponents' own logo, footer, spinner and list of a company's other apps (7 KB gzip).
  { importer: `${PRO}/layout/ProLayout.js`, source: /^\.\/assert\/Logo$/, target: 'no-apps' },
  { importer: `${PRO}/layout/ProLayout.js`, source: /^\.\/components\/Footer$/, target: 'no-apps' },
  {
    importer: `${PRO}/layout/ProLayout.js`,
    source: /^\.\/components\/PageLoading$/,
    target: 'no-apps',
  },
  ...[/^\.\/AppsLogo$/, /^\.\/DefaultContent$/, /^\.\/SimpleContent$/, /^\.\/style\/index$/].map(
    (source) => ({
      importer: `${PRO}/layout/components/AppsLogoComponents/index.js`,
      source,
      target: 'no-apps',
    }),
  ),
  // Titles and breadcrumbs by the routes: the portal titles its pages itself, and shows no breadcrumb (2.5 KB gzip).
  { importer: `${PRO}/layout/ProLayout.js`, source: /^\.\/getPageTitle$/, target: 'no-titles' },
  {
    importer: `${PRO}/layout/ProLayout.js`,
    source: /^\.\/utils\/getBreadcrumbProps$/,
    target: 'no-titles',
  },
  // Umi sets the locale of dayjs before the first page. Only the date range uses dayjs, and it brings its own (4 KB gzip
  // of the sign-in page).
  {
    importer: '/plugin-locale/locale.tsx',
    source: /\/dayjs(\/locale\/\w+)?$/,
    target: 'no-dates',
  },
  // Umi announces a change of the language by an emitter for browsers without Map, Set and Symbol (2 KB gzip of the sign-in page).
  { importer: '/plugin-locale/localeExports.ts', source: /\/event-emitter$/, target: 'events' },
  { importer: '/umi.ts', source: /^\.\/plugin-moment2dayjs\/runtime\.tsx$/, target: 'no-dates' },
  // Chinese for dayjs would bring dayjs back.
  { importer: `${PRO}/provider/index.js`, source: /^dayjs\/locale\/zh-cn$/, target: 'no-dates' },
  // ProComponents sets the locale of dayjs for its date fields, of which the portal has none (3 KB gzip of every signed-in page).
  { importer: `${PRO}/provider/index.js`, source: /^dayjs$/, target: 'no-dates' },
  // Every control asks whether it is in a form. The package's index would add the whole form and its rules (18 KB gzip), so
  // only the context is imported.
  {
    importer: '/antd/es/form/context.js',
    source: /^@rc-component\/form$/,
    target: '@rc-component/form/es/FormContext',
  },
  // Most cards have no tabs, so their code is loaded with the first card that has some (11 KB gzip).
  { importer: '/antd/es/card/Card.js', source: /^\.\.\/tabs$/, target: 'late-tabs' },
  // The sign-in page shows no popup (11 KB gzip). ConfigProvider has one that all tooltips share, for `tooltip.unique`,
  // which the portal does not set; a label of a form loads the code of tooltips if it has one, and none has today.
  {
    importer: '/antd/es/config-provider/index.js',
    source: /^\.\.\/tooltip\/UniqueProvider$/,
    target: 'no-shared-popup',
  },
  {
    importer: '/antd/es/form/FormItemLabel.js',
    source: /^\.\.\/tooltip$/,
    target: 'late-tooltip',
  },
];

/** An expression whose value the portal never needs, but which a package evaluates again and again or at every start, and its replacement. */
interface Expression {
  /** The end of the file's path. */
  readonly file: string;
  readonly text: string;
  readonly instead: string;
}

// The first use of `Intl.NumberFormat` or `Intl.DateTimeFormat` takes a browser 17 ms (67 on Lighthouse's simulated phone), because
// the data of all languages is loaded. react-intl uses both at its start, before anything is drawn, and the sign-in page shows no
// number or date. Without these three expressions its form is drawn 5 % sooner.
const EXPRESSIONS: readonly Expression[] = [
  // The language of messages that are created without one. react-intl creates each with one.
  {
    file: '/intl-messageformat/lib/core.js',
    text: 'new Intl.NumberFormat().resolvedOptions().locale',
    instead: "'en'",
  },
  // Checks whether the browser knows the language. Every browser knows those of the portal.
  {
    file: '/react-intl/lib/components/provider.js',
    text: 'Intl.NumberFormat.supportedLocalesOf(locale).length',
    instead: '1',
  },
  {
    file: '/react-intl/lib/components/provider.js',
    text: 'Intl.DateTimeFormat.supportedLocalesOf(locale).length',
    instead: '1',
  },
  // Each field checks at each drawing whether it is visible, which makes the browser lay out the whole page in the middle of that drawing (50 to 80 ms of
  // a change of page, CPU ÷ 4). antd needs it for the margin of a message in a form that was hidden when the message appeared.
  {
    file: '/antd/es/form/FormItem/ItemHolder.js',
    text: '!!itemRef.current && isVisible(itemRef.current)',
    instead: 'true',
  },
];

/** The part of rollup's plugin context that is used. */
interface Resolver {
  resolve(source: string, importer: string, options: { skipSelf: boolean }): Promise<unknown>;
}

/** Leaves modules and expressions of packages that the portal never uses out of the build. */
export function leaveOut() {
  const unused = new Set(REDIRECTS);
  const unseen = new Set(EXPRESSIONS);
  return {
    name: 'portal-leave-out',
    apply: 'build',
    enforce: 'pre',
    async resolveId(this: Resolver, source: string, importer: string | undefined) {
      if (importer === undefined) return null;
      const file = fileOf(importer);
      const redirect = REDIRECTS.find(
        (one) => file.endsWith(one.importer) && one.source.test(source),
      );
      if (!redirect) return null;
      unused.delete(redirect);
      const { target } = redirect;
      if (target in OWN_MODULES) return OWN + target;
      const found = await this.resolve(target, importer, { skipSelf: true });
      if (found === null)
        throw new Error(`${NAME}: there is no ${target} for ${redirect.importer}`);
      return found;
    },
    load: (id: string) => (id.startsWith(OWN) ? OWN_MODULES[id.slice(OWN.length)] : null),
    transform(code: string, id: string) {
      const file = fileOf(id);
      const here = EXPRESSIONS.filter((one) => file.endsWith(one.file));
      if (here.length === 0) return null;
      const left = here.reduce((rest, expression) => {
        const { text, instead } = expression;
        if (!rest.includes(text)) throw new Error(`${NAME}: ${expression.file} has no ${text}`);
        unseen.delete(expression);
        return rest.replace(text, instead);
      }, code);
      return { code: left, map: null };
    },
    generateBundle() {
      const [first] = unused;
      if (first) throw new Error(`${NAME}: ${first.importer} imports no ${first.source}`);
      const [absent] = unseen;
      if (absent) throw new Error(`${NAME}: ${absent.file} is not in the build`);
    },
  };
}
