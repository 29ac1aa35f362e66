// The builds of `npm test`: a build from the same files, made in the same way, is not repeated.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** Paths from the root that no build reads: output, and files for people and tests. */
const NOT_READ =
  /^(\.git|\.cache|node_modules|docs|deploy|tests|perf|coverage|test-results|dist(-[^/]*)?|src\/\.umi(-[^/]*)?|[^/]*\.md)$/;

/** Returns the paths of all files below a folder, except files and folders whose path from `root` matches `leftOut`. */
function filesBelow(folder, root, leftOut) {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }))
    .filter(({ path }) => !leftOut?.test(relative(root, path).replaceAll('\\', '/')))
    .flatMap(({ path, isFolder }) => (isFolder ? filesBelow(path, root, leftOut) : [path]))
    .sort();
}

/** Returns a hash of the names and contents of a folder's files. */
function fingerprint(folder, leftOut) {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder, folder, leftOut)) {
    const content = createHash('sha256').update(readFileSync(path)).digest('hex');
    hash.update(`${relative(folder, path)}\0${content}\0`);
  }
  return hash.digest('hex');
}

/** Returns npm's list of the installed packages, which may differ from the lock file. */
function installed(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  return existsSync(list) ? readFileSync(list) : '';
}

/**
 * Describes a build of the project at `root` into its folder `output`, made by `command` with the variables `env`. `isUpToDate`
 * returns true when the folder still holds the build of the present files; `save` records that it was made just now. The record
 * lies beside the packages, whose own files are not compared: after an edit of a package, delete the build.
 * @param {{ root: string, output: string, command: readonly string[], env: Readonly<Record<string, string>> }} build
 */
export function cachedBuild({ root, output, command, env }) {
  const made = resolve(root, output);
  const note = join(root, 'node_modules', '.cache', 'builds', `${basename(output)}.json`);
  const how = JSON.stringify([process.version, process.platform, made, command.slice(1), env]);
  // Hashed before the build, so that a change during the build makes the next run build again.
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
