/**
 * Umi's generated `exports` module pulls every plugin into the first chunk. These modules do nothing when they are only
 * imported, so a chunk that uses none of their names can do without them: axios comes with the first call, and the sign-in
 * page is 230 KB (gzip) instead of 252. So does the index of a feature: without this each page that uses one name of it would
 * bring all of its views, and the dashboard would be 721 KB instead of 599.
 */
const PURE: readonly RegExp[] = [
  /\/src\/features\/[^/]+\/(rules\/)?index\.ts$/,
  /\/\.umi(-production)?\/exports/,
  /\/\.umi(-production)?\/plugin-request\//,
  /\/node_modules\/(.*\/)?axios\//,
  /\/node_modules\/(.*\/)?@rc-component\//,
  /\/node_modules\/(.*\/)?@ahooksjs\//,
  /\/node_modules\/(.*\/)?lodash\.\w+\//,
];

/** What the build's option `treeshake.moduleSideEffects` asks: whether a module does something when it is only imported. */
export function moduleSideEffects(id: string): boolean {
  return !PURE.some((pattern) => pattern.test(id));
}

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The texts of an area of pages in one language. */
const TEXTS = /\/src\/locales\/(portal|residential|longTexts)\/([\w-]+)\.ts$/;

/**
 * A helper of ten lines that antd's fields use. Joined with the Skeleton and the texts of times it would bring these to the
 * sign-in page, 5 KB (gzip).
 */
const FIELD_HELPER = /\/node_modules\/@rc-component\/util\/es\/mergeProps\.js$/;

/** Comes when code is shown. Joined with another chunk it would come with that one, on pages without any code. */
const HIGHLIGHTER = /\/src\/features\/generator\/rules\/samples\/highlight\.ts$/;

/**
 * React has a chunk of its own, 68 KB (gzip), whose name does not change with the portal's code: after a release the browser
 * still has it in its cache. Texts have one for each area and language: small chunks of code would be joined with them, so
 * that the sign-in page came with the texts of all pages in both languages.
 */
export function manualChunks(id: string): string | undefined {
  if (REACT.test(id)) return 'react';
  if (FIELD_HELPER.test(id)) return 'fieldHelper';
  if (HIGHLIGHTER.test(id)) return 'highlight';
  const [, area, locale] = TEXTS.exec(id) ?? [];
  return area && `${area}-${locale}`;
}

/** All of these patterns: a build fails when one of them fits no module (`plugins/chunkPatterns.ts`). */
export const PATTERNS: readonly RegExp[] = [...PURE, REACT, TEXTS, FIELD_HELPER, HIGHLIGHTER];
