import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';
import { addVitePlugin, type Emitter } from '../vitePlugin';

const NAME = 'config/plugins/flags.ts';
const PACKAGE = 'country-flag-icons';
/** The folder of flags below the portal's base path, which `src/ui/format/Flag.tsx` names, too. */
const FOLDER = 'flags';

const load = createRequire(__filename);
const packageRoot = () => dirname(load.resolve(`${PACKAGE}/package.json`));

/** The package's own list of countries. */
interface Listed {
  readonly countries?: readonly string[];
}

/**
 * Returns the package's files of flags, by country code. Throws when the package lists no countries, or has no file for a listed
 * one.
 */
export function flagFiles(
  root: string = packageRoot(),
  { countries }: Listed = load(PACKAGE),
): ReadonlyMap<string, string> {
  if (!countries?.length) throw new Error(`${NAME}: ${PACKAGE} lists no countries`);
  return new Map(
    countries.map((code) => {
      const file = join(root, '3x2', `${code}.svg`);
      if (!existsSync(file)) throw new Error(`${NAME}: ${PACKAGE} has no ${file}`);
      return [code, file];
    }),
  );
}

/**
 * Puts the flags into the build as files of their own, `flags/DE.svg`, and serves them in development. Each is fetched when
 * it is shown, so that no script holds the flags or their names.
 */
export default (api: IApi) => {
  addVitePlugin(api, {
    name: 'portal-flags',
    apply: 'build',
    generateBundle(this: Emitter) {
      for (const [code, file] of flagFiles()) {
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/${code}.svg`,
          source: readFileSync(file, 'utf8'),
        });
      }
    },
  });
  api.addBeforeMiddlewares(() => {
    const files = flagFiles();
    const prefix = `${api.config.base}${FOLDER}/`;
    return (req, res, next) => {
      const file = req.path.startsWith(prefix)
        ? files.get(req.path.slice(prefix.length).replace(/\.svg$/, ''))
        : undefined;
      if (file === undefined) next();
      else res.type('image/svg+xml').send(readFileSync(file));
    };
  });
};
