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

/** The texts of signed-in pages, and the long ones, in one language. */
const TEXTS = /\/src\/locales\/(portal|longTexts)\/([\w-]+)\.ts$/;

/** Chunks with a name, and the modules in them. The bundler would join these with code of other pages. */
const CHUNKS: Readonly<Record<string, readonly RegExp[]>> = {
  // 68 KB (gzip): it keeps its name when the portal's code changes, so browsers still have it in their cache after a release.
  // Only compiled code imports the compiler's runtime: the second pattern fails a build in which `COMPILED` (`compiled.ts`) fits no file.
  react: [
    /\/node_modules\/(react|react-dom|scheduler)\//,
    /\/node_modules\/react\/compiler-runtime\.js$/,
  ],
  // A few lines each, which the start uses or may be joined with. In another chunk they would bring all of it to the sign-in page:
  // with them here it has 8 KB (gzip) less. A named chunk takes what its modules import with it, so these import React at most, or one another.
  small: [
    /\/node_modules\/@rc-component\/util\/es\/mergeProps\.js$/,
    /\/src\/lib\/text\/invisible\.ts$/,
    /\/src\/lib\/country\.ts$/,
    /\/src\/lib\/locale\.ts$/,
    /\/src\/lib\/(credentials|random)\.ts$/,
    /\/src\/lib\/browser\/afterPress\.ts$/,
    /\/src\/ui\/page\/(focusPage|restoreFocus)\.ts$/,
    /\/src\/ui\/feedback\/notes\/AutoFocus\.tsx$/,
  ],
  // Small modules that signed-in pages share. Joined with code that every page loads, each line would be 2 to 4 KB (gzip) of the sign-in page.
  signedIn: [
    /\/src\/lib\/browser\/(saveFile|storage\/customerRows)\.ts$/,
    /\/src\/lib\/(sequentialRun|text\/csv)\.ts$/,
    /\/@ant-design\/icons-svg\/es\/asn\/GlobalOutlined\.js$/,
  ],
  // Apart from the chunk above: code that is joined with the start may read typed numbers, and would bring all of that.
  numbers: [/\/src\/lib\/number\/(decimalInput|numberInput)\.ts$/],
  // Ranks what a search finds. Joined with the popups of antd's fields it would be loaded on the sign-in page, 2 KB (gzip).
  search: [/\/src\/lib\/text\/search\.ts$/],
  // The names by which countries are searched. Joined with antd's Empty they would be 1 KB (gzip) of the dashboard.
  countryNames: [/\/src\/features\/generator\/rules\/place\/countryNames\.ts$/],
  // Loaded when code is shown. Joined with another chunk it would also be loaded on pages without any code.
  highlight: [/\/src\/features\/generator\/rules\/samples\/highlight\.ts$/],
};

/**
 * Returns the name of the chunk for a module, or undefined where the bundler may choose. Texts have a chunk for each kind and
 * language: else small chunks of code would be joined with them, and the sign-in page would load all texts in both languages.
 */
export function manualChunks(id: string): string | undefined {
  const [, kind, locale] = TEXTS.exec(id) ?? [];
  if (kind) return `${kind}-${locale}`;
  return Object.keys(CHUNKS).find((name) => CHUNKS[name]?.some((pattern) => pattern.test(id)));
}

/** All of these patterns: a build fails when one of them fits no module (`plugins/chunkPatterns.ts`). */
export const PATTERNS: readonly RegExp[] = [...PURE, TEXTS, ...Object.values(CHUNKS).flat()];
