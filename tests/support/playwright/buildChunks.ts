import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextKey } from '../messages';

const SCRIPT = /<script[^>]*src="[^"]*\/assets\/([^"]+\.js)"/g;
const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** Returns the chunks that a chunk imports statically. */
export const importsOf = (dist: string, name: string): readonly string[] =>
  [...readFileSync(join(dist, 'assets', name), 'utf8').matchAll(STATIC_IMPORT)].flatMap(
    ([, next]) => next ?? [],
  );

/**
 * Returns the chunks of a build that do not load with the scripts of index.html, read from its files, so that a new chunk is included by
 * itself.
 */
export function lazyChunks(dist: string): readonly string[] {
  const assets = join(dist, 'assets');
  const scripts = [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(SCRIPT)];
  if (scripts.length === 0) throw new Error(`${dist}/index.html names no script`);
  const first = new Set<string>();
  const add = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of importsOf(dist, name)) add(next);
  };
  for (const [, script = ''] of scripts) add(script);
  return readdirSync(assets).filter((name) => name.endsWith('.js') && !first.has(name));
}

/** The hash at the end of a chunk's name, in which "-" may stand, too. */
const HASH = /-[\w-]{8}\.js$/;

/** A text of the library that draws charts and maps, found nowhere else. */
const LIBRARY_MARK = 'zrender';
/** The key of a text that the sign-in page alone shows. */
const SIGN_IN_MARK: TextKey = 'user.signInGoogle';

/** Returns the one chunk of a build that holds a text, without its hash: the bundler names it after any module in it. */
function chunkWith(dist: string, mark: string): string {
  const [chunk, ...others] = lazyChunks(dist).filter((name) =>
    readFileSync(join(dist, 'assets', name), 'utf8').includes(mark),
  );
  if (chunk === undefined || others.length > 0)
    throw new Error(`one chunk should hold ${mark}: ${[chunk, ...others].join(', ')}`);
  return chunk.replace(HASH, '');
}

/** Returns the chunk of the library that draws charts and maps. */
export const drawingChunk = (dist: string): string => chunkWith(dist, LIBRARY_MARK);

/** Returns the chunk of the sign-in page. */
export const signInChunk = (dist: string): string => chunkWith(dist, SIGN_IN_MARK);
