import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IApi } from '@umijs/max';

const NAME = 'config/plugins/compress.ts';
const TEXT = /\.(html|js|css|json|webmanifest|svg|txt)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes each text file of a folder also as .br and as .gz, both as small as they get. Throws when there is no index.html. */
async function compressTexts(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    TEXT.test(name),
  );
  if (!names.includes('index.html')) throw new Error(`${NAME}: ${folder} has no index.html`);
  for (const name of names) {
    const file = join(folder, name);
    const text = await readFile(file);
    const [br, gz] = await Promise.all([
      toBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
      toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}

/**
 * Compresses the build once, for a server that sends the files as they are (`deploy/`): the best compression takes seconds, which no
 * visitor should wait for.
 */
export default (api: IApi) => {
  api.onBuildHtmlComplete(() => compressTexts(api.paths.absOutputPath));
};
