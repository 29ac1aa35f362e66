import type { IApi } from '@umijs/max';
import { addVitePlugin } from '../vitePlugin';

const NAME = 'config/plugins/proLocales.ts';

/** An import of ProComponents, and what the portal has in its place. */
interface Redirect {
  /** The end of the importing module's path below @ant-design/pro-components/es. */
  readonly importer: string;
  readonly source: RegExp;
  readonly target: string;
}

/** Of ProComponents' 34 languages the portal keeps its own and Chinese, which they fall back on. */
const REDIRECTS: readonly Redirect[] = [
  {
    importer: '/provider/intl.js',
    source: /^\.\/locale\/(?!en_US|ru_RU|zh_CN)\w+$/,
    target: './locale/en_US',
  },
  {
    importer: '/layout/locales/index.js',
    source: /^\.\/(?!en-US|zh-CN)[a-z]{2}-[A-Z]{2}$/,
    target: './en-US',
  },
  // Meant for whoever gives antd no language; the portal always does.
  {
    importer: '/provider/index.js',
    source: /^antd\/lib\/locale\/zh_CN$/,
    target: 'antd/es/locale/en_US',
  },
];
const PRO = '/@ant-design/pro-components/es';

/** The part of rollup's plugin context that is used. */
interface Context {
  resolve(source: string, importer: string, options: { skipSelf: boolean }): Promise<unknown>;
  error(message: string): never;
}

/** Leaves the languages of ProComponents that the portal has not out of the build (13 KB gzip). */
export function proLocales() {
  const unused = new Set(REDIRECTS);
  return {
    name: 'portal-pro-locales',
    apply: 'build',
    enforce: 'pre',
    resolveId(this: unknown, source: string, importer: string | undefined) {
      const from = importer?.replace(/\\/g, '/') ?? '';
      const redirect = REDIRECTS.find(
        (one) => from.endsWith(PRO + one.importer) && one.source.test(source),
      );
      if (!redirect || importer === undefined) return null;
      unused.delete(redirect);
      return (this as Context).resolve(redirect.target, importer, { skipSelf: true });
    },
    generateBundle(this: unknown) {
      const [first] = unused;
      if (first)
        (this as Context).error(`${NAME}: ${PRO}${first.importer} imports no ${first.source}`);
    },
  };
}

export default (api: IApi) => addVitePlugin(api, proLocales());
