/**
 * Modules without side effects: a chunk that uses none of their names can leave them out. Umi's generated `exports` module would
 * pull every plugin into the first chunk, and Umi's request a hook that the portal does not use. A page that uses one name of a
 * feature's index would load all views of the feature: the dashboard would be 721 KB instead of 599.
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

/** Answers the build's option `treeshake.moduleSideEffects`: returns false for a module that does nothing when only imported. */
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

/**
 * Small modules that signed-in pages share, and that import none of the start. The bundler would join them with code that every page loads,
 * the sign-in page too, 2 KB (gzip).
 */
const SIGNED_IN: readonly RegExp[] = [
  /\/src\/lib\/browser\/(saveFile|storage\/customerRows)\.ts$/,
  /\/src\/lib\/number\/decimalInput\.ts$/,
  /\/src\/lib\/text\/csv\.ts$/,
];

/** Ranks what a search finds. Joined with the popups of antd's fields it would be loaded on the sign-in page, 2 KB (gzip). */
const SEARCH = /\/src\/lib\/text\/search\.ts$/;

/** Three lines that fields and searches use. In the chunk of the search they would bring it to the sign-in page, 1.5 KB (gzip). */
const INVISIBLE = /\/src\/lib\/text\/invisible\.ts$/;

/** Loaded when code is shown. Joined with another chunk it would also be loaded on pages without any code. */
const HIGHLIGHTER = /\/src\/features\/generator\/rules\/samples\/highlight\.ts$/;

/**
 * Returns the name of the chunk for a module, or undefined where the bundler may choose. React's chunk, 68 KB (gzip), keeps its name
 * when the portal's code changes, so browsers still have it in their cache after a release. Texts have a chunk for each area and
 * language: else small chunks of code would be joined with them, and the sign-in page would load all texts in both languages.
 */
export function manualChunks(id: string): string | undefined {
  if (REACT.test(id)) return 'react';
  if (FIELD_HELPER.test(id) || INVISIBLE.test(id)) return 'fieldHelper';
  if (SIGNED_IN.some((pattern) => pattern.test(id))) return 'signedIn';
  if (SEARCH.test(id)) return 'search';
  if (HIGHLIGHTER.test(id)) return 'highlight';
  const [, area, locale] = TEXTS.exec(id) ?? [];
  return area && `${area}-${locale}`;
}

/** All of these patterns: a build fails when one of them fits no module (`plugins/chunkPatterns.ts`). */
export const PATTERNS: readonly RegExp[] = [
  ...PURE,
  REACT,
  TEXTS,
  FIELD_HELPER,
  ...SIGNED_IN,
  SEARCH,
  INVISIBLE,
  HIGHLIGHTER,
];
