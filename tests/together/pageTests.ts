import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
/** The import of every test of a rendered page. */
const RENDERS = /support\/jsdom\/renderPage'/;

/** Lists the tests of rendered pages, as paths from the project's root. Each can be run alone, too. */
export const pageTests = (): string[] =>
  ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => file.endsWith('.test.tsx') && !file.startsWith('src/.umi'))
    .filter((file) => RENDERS.test(readFileSync(join(ROOT, file), 'utf8')))
    .sort();

const PURCHASES = /^src\/features\/checkout\//;
const EVERY_PAGE = /^(src\/(layouts|features\/auth)|tests)\//;
/** As long as all others of every page. */
const TRANSLATED = 'tests/pages/translated.test.tsx';

/** The four parts in which the page tests are run, about equally long in pairs; the last one has all that the others have not. */
export const PARTS = {
  purchases: (file: string) => PURCHASES.test(file),
  translated: (file: string) => file === TRANSLATED,
  everyPage: (file: string) => EVERY_PAGE.test(file) && file !== TRANSLATED,
  features: (file: string) => !PURCHASES.test(file) && !EVERY_PAGE.test(file),
};

/** Defines the tests of a part in the file that calls this. */
export function define(part: keyof typeof PARTS): void {
  for (const file of pageTests().filter(PARTS[part])) require(join(ROOT, file));
}
