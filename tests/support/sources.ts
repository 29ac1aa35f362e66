import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** A file of the project. */
export interface Source {
  /** Where it is, from the root of the project. */
  readonly file: string;
  readonly text: string;
}

/** Reads the sources of a folder: no unit tests, and none of the files that Umi writes. */
export function sourcesOf(folder: string): readonly Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/^\.umi|\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}
