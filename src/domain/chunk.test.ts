import { CHUNK_TIMEOUT_MS, isChunkError, isStylesheetError, shouldReload } from './chunk';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('a script chunk that failed', () => {
  it.each([
    new Error('Loading chunk 12 failed.\n(missing: https://x/client/p__Usage.js)'),
    new Error('Loading chunk p__Usage__index failed'),
    new Error('Failed to load chunk /client/a.js'),
    new TypeError('Failed to fetch dynamically imported module: https://x/client/a.js'),
    new TypeError('error loading dynamically imported module: https://x/client/a.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    named('ChunkLoadError'),
    'Loading chunk 3 failed',
    { message: 'Loading chunk 3 failed' },
  ])('is recognised: %p', (error) => {
    expect(isChunkError(error)).toBe(true);
    expect(isStylesheetError(error)).toBe(false);
  });
});

describe('a stylesheet that failed', () => {
  it.each([
    new Error('Loading CSS chunk 5 failed.\n(/client/p.css)'),
    new Error('Unable to preload CSS for /client/p.css'),
    Object.assign(named('ChunkLoadError', 'Loading CSS chunk 5 failed'), {
      code: 'CSS_CHUNK_LOAD_FAILED',
    }),
  ])('is told apart: %p', (error) => {
    expect(isStylesheetError(error)).toBe(true);
    expect(isChunkError(error)).toBe(false);
  });
});

describe('anything else', () => {
  it.each([null, undefined, 0, '', {}, [], new Error('Failed to fetch'), { message: 7 }, () => 1])(
    'is neither: %p',
    (error) => {
      expect(isChunkError(error)).toBe(false);
      expect(isStylesheetError(error)).toBe(false);
    },
  );
});

describe('loading again', () => {
  it.each([
    ['/usage', null, true],
    ['/usage', '/dashboard', true],
    ['/usage', '/usage', false],
  ])('%s after %p: %p', (path, lastReloadedPath, reload) => {
    expect(shouldReload({ path, lastReloadedPath })).toBe(reload);
  });

  it('waits two minutes for a chunk', () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });
});
