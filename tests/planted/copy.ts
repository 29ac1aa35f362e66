/** A copy of the project to plant bugs in: its tracked files, with the same packages. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** One text of one file, replaced. */
export interface Edit {
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** A mistake that somebody could make. */
export interface PlantedBug extends Edit {
  readonly name: string;
  /** A mistake in more than one place. */
  readonly also?: readonly Edit[];
  /** Matches the finding when the bug is found. */
  readonly shows: RegExp;
}

/** Returns all places of a bug. */
export const editsOf = (bug: PlantedBug): readonly Edit[] => [bug, ...(bug.also ?? [])];

/** A suite of bugs, and the search for one of them. */
export interface Suite {
  readonly bugs: readonly PlantedBug[];
  /** Looks for a bug in a copy of the project; null when it is not found. */
  hunt(copy: string, bug: PlantedBug): Promise<string | null>;
  close(): Promise<void>;
}

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

/** Removes a copy. */
export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });

/** Replaces one text; returns a function that restores it. */
function edit(copy: string, name: string, { file, find, replace }: Edit): () => void {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  const places = sound.split(find).length - 1;
  if (places !== 1) throw new Error(`"${name}" does not fit: ${places} places in ${file}`);
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  return () => writeFileSync(path, sound);
}

/** Plants a bug; returns a function that removes it. Throws when the bug does not fit the source any more. */
export function plant(copy: string, bug: PlantedBug): () => void {
  const heals = editsOf(bug).map((one) => edit(copy, bug.name, one));
  // The last first, because two places may stand in one file.
  return () => {
    for (const heal of heals.toReversed()) heal();
  };
}
