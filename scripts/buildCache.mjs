// The builds of `npm test`: one that would be made from the same files, in the same way, as the one that is there is not made again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** What no build reads, by its path from the root: what was made, and what is written for people and tests. */
const NOT_READ =
  /^(\.git|\.cache|node_modules|docs|tests|bench|coverage|test-results|dist(-[^/]*)?|src\/\.umi(-[^/]*)?|[^/]*\.md)$/;

/** The paths of all files below a folder, without those, and without the folders, whose path from `root` fits `leftOut`. */
function filesBelow(folder, root, leftOut) {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }))
    .filter(({ path }) => !leftOut?.test(relative(root, path).replaceAll('\\', '/')))
    .flatMap(({ path, isFolder }) => (isFolder ? filesBelow(path, root, leftOut) : [path]))
    .sort();
}

/** One text for what the files of a folder hold and how they are called; another one as soon as anything differs. */
function fingerprint(folder, leftOut) {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder, folder, leftOut)) {
    const content = createHash('sha256').update(readFileSync(path)).digest('hex');
    hash.update(`${relative(folder, path)}\0${content}\0`);
  }
  return hash.digest('hex');
}

/** Which packages npm has installed: they may differ from those of the lock file. */
function installed(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  return existsSync(list) ? readFileSync(list) : '';
}

/**
 * A build of the project at `root` into its folder `output`, made by `command` with the variables `env`. `isUpToDate` tells whether
 * the folder still holds what was made from the same; `save` notes that it was made just now. The note lies beside the packages,
 * whose own files are not looked at: who edits one there deletes the build.
 */
export function cachedBuild({ root, output, command, env }) {
  const made = resolve(root, output);
  const note = join(root, 'node_modules', '.cache', 'builds', `${basename(output)}.json`);
  const how = JSON.stringify([process.version, process.platform, made, command.slice(1), env]);
  // Asked for before the build: what is changed meanwhile makes the next run build again.
  const from = createHash('sha256')
    .update(fingerprint(root, NOT_READ))
    .update(installed(root))
    .update(how)
    .digest('hex');
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
