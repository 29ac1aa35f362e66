import type { IApi } from '@umijs/max';
import { addVitePlugin, fileOf } from '../vitePlugin';

const NAME = 'config/plugins/leaveOut.ts';

/** An import in a package of something that the portal never uses, and what it leads to instead. */
interface Redirect {
  /** The end of the importing file's path. */
  readonly importer: string;
  readonly source: RegExp;
  /** Another module, as the importing file would name it, or one of `OWN_MODULES`. */
  readonly target: string;
}

const PRO = '/@ant-design/pro-components/es';
const NO_BOUNDARY = '\0portal-no-boundary';

/** Modules that stand in for those of a package, and their code. */
const OWN_MODULES: Readonly<Record<string, string>> = {
  [NO_BOUNDARY]: `export { Fragment as ErrorBoundary } from 'react';`,
};

const REDIRECTS: readonly Redirect[] = [
  // Of ProComponents' 34 languages the portal keeps its own and Chinese, which they fall back on (13 KB gzip).
  {
    importer: `${PRO}/provider/intl.js`,
    source: /^\.\/locale\/(?!en_US|ru_RU|zh_CN)\w+$/,
    target: './locale/en_US',
  },
  {
    importer: `${PRO}/layout/locales/index.js`,
    source: /^\.\/(?!en-US|zh-CN)[a-z]{2}-[A-Z]{2}$/,
    target: './en-US',
  },
  // Meant for whoever gives antd no language; the portal always does.
  {
    importer: `${PRO}/provider/index.js`,
    source: /^antd\/lib\/locale\/zh_CN$/,
    target: 'antd/es/locale/en_US',
  },
  // The portal's own error boundary stands around each page; that of ProComponents brings antd's
  // Result with its pictures (11 KB gzip).
  {
    importer: `${PRO}/utils/index.js`,
    source: /^\.\/components\/ErrorBoundary$/,
    target: NO_BOUNDARY,
  },
];

/** The part of rollup's plugin context that is used. */
interface Resolver {
  resolve(source: string, importer: string, options: { skipSelf: boolean }): Promise<unknown>;
}

/** Leaves parts of packages that the portal never uses out of the build. */
export function leaveOut() {
  const unused = new Set(REDIRECTS);
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
      if (target in OWN_MODULES) return target;
      const found = await this.resolve(target, importer, { skipSelf: true });
      if (found === null)
        throw new Error(`${NAME}: there is no ${target} for ${redirect.importer}`);
      return found;
    },
    load: (id: string) => OWN_MODULES[id] ?? null,
    generateBundle() {
      const [first] = unused;
      if (first) throw new Error(`${NAME}: ${first.importer} imports no ${first.source}`);
    },
  };
}

export default (api: IApi) => addVitePlugin(api, leaveOut());
