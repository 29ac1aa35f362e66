// Bundles the floor and serves it as the mock backend's host would: gzip, under /client.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../scripts/packages.mjs';

const HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title></head>' +
  '<body><div id="root"></div><script src="/client/floor.js"></script></body></html>';

/** Builds the floor into a directory of its own and returns its path. */
export async function buildFloor() {
  const dist = mkdtempSync(join(tmpdir(), 'floor-'));
  await build({
    entryPoints: [join(root, 'perf/floor.tsx')],
    outfile: join(dist, 'floor.js'),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  writeFileSync(join(dist, 'index.html'), HTML);
  return dist;
}
