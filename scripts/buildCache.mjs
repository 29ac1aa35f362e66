// The builds of `npm test`: one that would be made from the same files, in the same way, as the one that is there is not made again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What no build reads: made things, and what is written for people and tests. Packages stand in the lock file. */
const NOT_READ =
  /^(\.git|\.cache|node_modules|docs|tests|bench|coverage|test-results|dist(-.*)?|\.umi(-.*)?|.*\.md)$/;

/** The paths of all files below a folder, those left out whose name, or whose folder's name, fits the pattern. */
function filesBelow(folder, leftOut) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut?.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, leftOut) : [path];
    })
    .sort();
}

/** One text for what the files of a folder hold and how they are called; another one as soon as anything differs. */
function fingerprint(folder, leftOut) {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder, leftOut)) {
    const content = createHash('sha256').update(readFileSync(path)).digest('hex');
    hash.update(`${path.slice(folder.length)}\0${content}\0`);
  }
  return hash.digest('hex');
}

/**
 * A build of the project at `root` into its folder `output`, made by `command` with the variables `env`. `isUpToDate` tells whether
 * the folder still holds what was made from the same; `save` notes that it was made just now. The note lies beside the packages.
 */
export function cachedBuild({ root, output, command, env }) {
  const made = join(root, output);
  const note = join(root, 'node_modules', '.cache', 'builds', `${output}.json`);
  const how = JSON.stringify([process.version, process.platform, command.slice(1), env]);
  // Asked for before the build: what is changed meanwhile makes the next run build again.
  const from = createHash('sha256').update(fingerprint(root, NOT_READ)).update(how).digest('hex');
  const noteNow = () => JSON.stringify({ from, made: fingerprint(made) });
  return {
    isUpToDate: () =>
      existsSync(made) && existsSync(note) && readFileSync(note, 'utf8') === noteNow(),
    save() {
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, noteNow());
    },
  };
}
