// Measures the size that the report of a problem adds to the production bundle, in bytes (gzip), scripts and sheets: the other code of a
// chunk is bundled and minified with the report and without it. Texts count in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { minify } from 'terser';
import { root } from './packages.mjs';

/** The build's own settings. Before terser, esbuild drops unused code and minifies style sheets. */
const TERSER = JSON.parse(readFileSync(join(root, 'config/terser.json'), 'utf8'));

/** The report's own files; everything else would be built without the report as well. */
const OWN = [
  /\/src\/features\/report\//,
  /\/src\/ui\/feedback\/crash\/ReportButton\.tsx$/,
  /\/src\/locales\/[\w-]+\/report\.ts$/,
];
/** The report's modules that are loaded with the first page. The dialog uses them too, but does not load them. */
const FIRST = ['recorder', 'actions', 'rules/redact', 'rules/secrets', 'rules/encodings'].map(
  (name) => new RegExp(`/src/features/report/${name}\\.ts$`),
);
const FEATURE = /\/src\/features\//;
const PACKAGE = /^(?!\.|@\/)|\/node_modules\//;

/** The route table brings it to the first page; esbuild counts the sheets of a module even where only its index is imported. */
const LAZY_PART = 'ui/lazy/lazyPart.tsx';

/** The chunks that contain a part of the report, each with its entry modules. */
const CHUNKS = {
  'with the first page': ['layouts/AppFrame.tsx', 'features/report/recorder.ts', LAZY_PART],
  'at idle or when asked for': ['features/report/ReportDialog.tsx'],
};

const matches = (path, patterns) => patterns.some((pattern) => pattern.test(path));
const isOwn = (path) => matches(path, OWN);

/** All modules that are imported in the bundles. */
const imported = new Set();

/** Bundles only the modules of `isInside`: packages, and modules loaded later, are in other chunks. */
function only(isInside) {
  const external = { path: './x', external: true };
  return {
    name: 'only',
    setup(builder) {
      builder.onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === 'asked') return undefined;
        if (kind === 'dynamic-import' || PACKAGE.test(path)) return external;
        const asked = path.replace(/^@\//, `${join(root, 'src')}/`);
        const found = await builder.resolve(asked, { resolveDir, kind, pluginData: 'asked' });
        imported.add(found.path);
        // As in the build (config/chunks.ts), an index brings only the exports that are used.
        return isInside(found.path)
          ? { ...found, sideEffects: !FEATURE.test(found.path) }
          : external;
      });
    },
  };
}

async function sizeOf(entries, isInside) {
  const { outputFiles } = await build({
    ...(entries.length === 1
      ? { entryPoints: [join(root, 'src', entries[0])] }
      : {
          stdin: {
            contents: entries.map((entry) => `export * from './src/${entry}';`).join(''),
            resolveDir: root,
          },
        }),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    outdir: 'out',
    write: false,
    plugins: [only(isInside)],
  });
  const minified = outputFiles.map(async ({ path, text }) =>
    path.endsWith('.js') ? (await minify(text, TERSER)).code : text,
  );
  const texts = await Promise.all(minified);
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

async function added(entries) {
  // Without other modules the chunk exists for the report alone.
  const others = entries.filter((entry) => !isOwn(`/src/${entry}`));
  if (others.length === 0) return sizeOf(entries, (path) => isOwn(path) && !matches(path, FIRST));
  const [whole, rest] = await Promise.all([
    sizeOf(entries, () => true),
    sizeOf(others, (path) => !isOwn(path)),
  ]);
  return whole - rest;
}

/**
 * Returns the bytes that the report adds, by the time of their loading.
 * @throws when one of the report's files is imported nowhere: it has moved, and would count as the portal's own
 */
export async function reportSizes() {
  const sizes = Object.entries(CHUNKS).map(async ([when, entries]) => [when, await added(entries)]);
  const byTime = Object.fromEntries(await Promise.all(sizes));
  const unused = [...OWN, ...FIRST].find(
    (pattern) => ![...imported].some((path) => pattern.test(path)),
  );
  if (unused) throw new Error(`scripts/reportSize.mjs: no module of the report fits ${unused}`);
  return byTime;
}
