import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from '../support/builds';

/** A copy of the build. */
export interface Site {
  readonly folder: string;
  /**
   * Has every page run these functions before its own scripts, as an extension does: WebDriver has no way to do that, and BiDi's
   * way would not be WebKit's.
   */
  runFirst(...scripts: readonly (() => void)[]): void;
  /** Takes the files away whose names begin so, until the returned function is called. */
  takeAway(start: string): () => void;
  remove(): void;
}

/** Copies a build into a folder that can be changed. */
export function createSite(dist: string): Site {
  const folder = copyBuild(dist);
  const index = join(folder, 'index.html');
  const html = readFileSync(index, 'utf8');
  let written = 0;
  return {
    folder,
    runFirst: (...scripts) => {
      written += 1;
      const name = `first-${written}.js`;
      writeFileSync(join(folder, name), scripts.map((script) => `(${script})();`).join('\n'));
      writeFileSync(index, html.replace('<head>', `<head><script src="/client/${name}"></script>`));
    },
    takeAway: (start) => {
      const assets = join(folder, 'assets');
      const names = readdirSync(assets).filter((name) => name.startsWith(start));
      if (names.length === 0) throw new Error(`no file of the build begins with ${start}`);
      const move = (from: string, to: string) => {
        for (const name of names) renameSync(join(assets, name + from), join(assets, name + to));
        // The mock backend keeps files until another index.html tells of another build.
        writeFileSync(index, readFileSync(index));
      };
      move('', '.away');
      return () => move('.away', '');
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
