import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The translator (tests/support/jsdom/translator.ts) as a script for a page of a real browser, which it begins to translate. */
export const TRANSLATOR: string =
  buildSync({
    stdin: {
      contents: "import { startTranslator } from './translator'; startTranslator();",
      resolveDir: join(__dirname, 'jsdom'),
    },
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles[0]?.text ?? '';
