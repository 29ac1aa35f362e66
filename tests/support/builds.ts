/** Copies of a build. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file's name as the bundler writes it, with the hash of its content. */
const HASHED = /-([\w-]{8})(?=\.(?:js|css)\b)/g;
const CODE = /\.(js|css|html)$/;

/** Copies a build into a new folder, without the compressed files, which would be those of what is changed in the copy. */
export function copyBuild(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  cpSync(dist, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  return folder;
}

/** Makes another build of a build: each script and sheet has another name, as after a change of all code. */
export function nextBuild(dist: string): string {
  const next = copyBuild(dist);
  const renamed = (text: string) =>
    text.replace(HASHED, (_, hash: string) => `-${hash.slice(1)}${hash[0]}`);
  for (const file of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    if (!CODE.test(file)) continue;
    const path = join(next, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    renameSync(path, join(next, renamed(file)));
  }
  return next;
}
