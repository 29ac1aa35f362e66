import {
  isChunkError,
  isReloadOffered,
  isStylesheetError,
  publishedEntry,
  ReleaseError,
} from './chunk';

it.each([
  new Error('Loading chunk 12 failed.\n(missing: https://x/client/p__Usage.js)'),
  new Error('Loading chunk p__Usage__index failed'),
  new TypeError('Failed to fetch dynamically imported module: https://x/client/a.js'),
  new TypeError('error loading dynamically imported module: https://x/client/a.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  Object.assign(new Error(), { name: 'ChunkLoadError' }),
])('a script chunk that failed is recognised: %p', (error) => {
  expect(isChunkError(error)).toBe(true);
  expect(isStylesheetError(error)).toBe(false);
});

test('a stylesheet that failed is told apart', () => {
  const error = new Error('Unable to preload CSS for /client/p.css');
  expect(isStylesheetError(error)).toBe(true);
  expect(isChunkError(error)).toBe(false);
});

it.each([null, undefined, 0, '', {}, [], new Error('Failed to fetch'), { message: 7 }, () => 1])(
  'anything else is no chunk: %p',
  (error) => {
    expect(isChunkError(error)).toBe(false);
    expect(isStylesheetError(error)).toBe(false);
  },
);

describe('a release while the tab is open', () => {
  const preload = '<script async src="/client/assets/preload-1.js"></script>';
  it.each([
    [`${preload}<script type="module" crossorigin src="/client/a.js"></script>`, '/client/a.js'],
    [`${preload}\n<script\n  src="/client/a.js" type="module"></script>`, '/client/a.js'],
    [`${preload}<script type="module">run()</script>`, null],
    ['<h1>Sign in to this network</h1>', null],
  ])('%s names the build %p', (html, entry) => {
    expect(publishedEntry(html)).toBe(entry);
  });

  it('counts as a failed chunk', () => {
    expect(isChunkError(new ReleaseError('umi.2.js'))).toBe(true);
  });
});

const lost = new TypeError('Failed to fetch dynamically imported module: https://x/a.js');
it.each([
  [lost, 0, false],
  [lost, 1, false],
  [lost, 2, true],
  [new ReleaseError('umi.2.js'), 0, true],
])('%p after %p failed retries: Reload %p', (error, failedRetries, offered) => {
  expect(isReloadOffered(error, failedRetries)).toBe(offered);
});
