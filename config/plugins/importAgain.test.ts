import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importAgain } from './importAgain';

const CALLER = join(__dirname, '../../src/lib/browser/lazyModule.ts');
const chunk = (code: string) =>
  ({ 'a.js': { type: 'chunk', fileName: 'a.js', code, dynamicImports: ['b.js'] } }) as const;
const AGAIN = 'import("./b.js").catch(window.importAgain)';

/** The plugin after it has seen the portal's own module. */
function begun() {
  const plugin = importAgain();
  plugin.transform(readFileSync(CALLER, 'utf8'), CALLER);
  return plugin;
}

describe('the import of a chunk', () => {
  it('fails the build when that module imports nothing by address', () => {
    expect(() => importAgain().transform('export {};', CALLER)).toThrow(
      'config/plugins/importAgain.ts: /src/lib/browser/lazyModule.ts calls no importFrom',
    );
  });

  it('fails the build when that module has moved', () => {
    expect(() => importAgain().generateBundle({}, chunk(AGAIN))).toThrow(
      'config/plugins/importAgain.ts: /src/lib/browser/lazyModule.ts is not in the build',
    );
  });

  it.each([
    ['without the second try', 'import("./b.js")'],
    ['with an address that is not found', `${AGAIN};import(b).catch(window.importAgain)`],
  ])('fails the build when it is written %s', (_how, code) => {
    expect(() => begun().generateBundle({}, chunk(code))).toThrow(
      'config/plugins/importAgain.ts: the imports in a.js are not tried again',
    );
  });
});
