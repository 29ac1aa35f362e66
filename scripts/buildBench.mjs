// `npm run build:bench`: the support bench as static files in dist-bench, for the root of any static host. BUILD_DIR
// names another folder.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensurePackages, root } from './packages.mjs';

/** Pages of the bench's own (mock/bench/pages.ts). */
const PAGES = ['bench/page', 'bench/account/ggoauth', 'bench/account/yandexoauth'];

const START = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Support bench</title><meta http-equiv="refresh" content="0;url=client/"></head>
<body><a href="client/">Open the support bench</a></body>
</html>
`;

const NOTE = `The support bench: the customer portal on a mock backend that runs in the browser.

Put everything in this folder at the root of a static host, so that "client" is at /client/. The host must be reached by
https, or be localhost: browsers run service workers nowhere else. To try it here: npx serve (or python3 -m http.server) in
this folder, and open the address that it prints.

Each page of the portal is a folder with an index.html, so most hosts need no settings. Where an address such as
/client/dashboard is not found, let the host answer unknown addresses below /client/ with client/index.html; hosts that
show 404.html do so by themselves. The host must let pages of its own origin stand in a frame (X-Frame-Options: SAMEORIGIN,
not DENY).
`;

/** Returns the paths of the portal's pages, as config/routes.ts lists them. */
function pathsOfRoutes() {
  const source = readFileSync(join(root, 'config/routes.ts'), 'utf8');
  const paths = [...source.matchAll(/\bpath: '(\/[\w/-]+)'/g)].map(([, path]) => path.slice(1));
  if (paths.length === 0) throw new Error('config/routes.ts names no path');
  return paths;
}

ensurePackages();
const target = resolve(root, process.env.BUILD_DIR ?? 'dist-bench');
const client = join(target, 'client');
rmSync(target, { recursive: true, force: true });
const bin = join(root, 'node_modules', '@umijs', 'max', 'bin', 'max.js');
const built = spawnSync(process.execPath, [bin, 'build'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', BENCH: '1', BUILD_DIR: client },
});
if (built.status !== 0) process.exit(built.status ?? 1);

const page = join(client, 'index.html');
for (const path of [...pathsOfRoutes(), ...PAGES]) {
  const copy = join(client, path, 'index.html');
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(page, copy);
}
copyFileSync(page, join(target, '404.html'));
writeFileSync(join(target, 'index.html'), START);
writeFileSync(join(target, 'README.txt'), NOTE);
process.stdout.write(`The bench is in ${target}\n`);
