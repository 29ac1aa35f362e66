/** A copy of the project to plant bugs in: its tracked files, with the same packages. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A mistake that somebody could make: one text of one file, replaced. */
export interface PlantedBug {
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Matches the finding when the bug is found; without it any finding is one. */
  readonly shows?: RegExp;
}

/** Looks for a bug in a copy of the project; null when it is not found. */
export type Hunt = (copy: string, bug: PlantedBug) => Promise<string | null>;

/** Copies the tracked files to a directory of their own; returns its path. */
export function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Plants a bug. Throws when it does not fit the source any more. */
export function plant(copy: string, { name, file, find, replace }: PlantedBug): void {
  const sound = readFileSync(file, 'utf8');
  const places = sound.split(find).length - 1;
  if (places !== 1) throw new Error(`"${name}" does not fit: ${places} places in ${file}`);
  writeFileSync(
    join(copy, file),
    sound.replace(find, () => replace),
  );
}

/** Removes a bug. */
export const heal = (copy: string, { file }: PlantedBug): void =>
  copyFileSync(file, join(copy, file));
