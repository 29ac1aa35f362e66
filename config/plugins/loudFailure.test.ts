import { cheerio } from '@umijs/max/plugin-utils';
import { loudFailure } from './loudFailure';

const PAGE = cheerio.load('<script type="module" src="/client/assets/umi.js"></script>');
const EMPTY = cheerio.load('<div id="root"></div>');

describe('a build', () => {
  it('that went well has its page written', () => {
    const { onBuildComplete, checkPage } = loudFailure();
    onBuildComplete({});
    expect(() => checkPage(PAGE)).not.toThrow();
  });

  it('that failed anywhere has no page written, and its own error is thrown', () => {
    const { onBuildComplete, checkPage } = loudFailure();
    onBuildComplete({ err: new Error('no chunk has src/gone.ts') });
    expect(() => checkPage(EMPTY)).toThrow('no chunk has src/gone.ts');
  });

  it('whose error Umi swallowed has no page written either', () => {
    expect(() => loudFailure().checkPage(EMPTY)).toThrow(
      'config/plugins/loudFailure.ts: the build ended without an error, and index.html has no script',
    );
  });
});
