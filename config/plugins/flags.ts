import { cpSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';

const NAME = 'config/plugins/flags.ts';
/** The folder of flags below the portal's base path, which `src/ui/format/Flag.tsx` names, too. */
const FOLDER = 'flags';
const PICTURES = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');

/** Copies the pictures. Throws when there is no flag among them. */
function copyFlags(to: string): void {
  if (!existsSync(join(PICTURES, 'DE.svg'))) throw new Error(`${NAME}: ${PICTURES} has no DE.svg`);
  cpSync(PICTURES, to, {
    recursive: true,
    // The package's archive and style sheet lie among the pictures.
    filter: (path) => path === PICTURES || path.endsWith('.svg'),
  });
}

/**
 * Puts the flags into the build as files of their own, `flags/DE.svg`, and serves them in development. Each is fetched when
 * it is shown, so that no script holds the flags or their names.
 */
export default (api: IApi) => {
  api.onBuildHtmlComplete(() => copyFlags(join(api.paths.absOutputPath, FOLDER)));
  api.addBeforeMiddlewares(() => (req, res, next) => {
    const prefix = `${api.config.base}${FOLDER}/`;
    if (!req.path.startsWith(prefix)) return next();
    res.sendFile(req.path.slice(prefix.length), { root: PICTURES }, (error) => error && next());
  });
};
