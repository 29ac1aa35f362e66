// `npm start`: the portal at /client on the embedded mock backend, or on a real one (API_PROXY=https://…).
// `npm run bench:start`: the same in the support bench, whose backend runs in the browser.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensurePackages, root } from './packages.mjs';

const FIRST_PORT = Number(process.env.PORT) || 8000;
const PORTS_TRIED = 20;
const GATEWAY_PORTS = { DEMO_HTTP_PORT: 24000, DEMO_SOCKS_PORT: 24001, DEMO_WHITELIST_PORT: 24002 };
const WAIT_MS = 500;

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Ports given out already: they are free until their servers start. */
const taken = new Set();

async function freePort(first) {
  for (let port = first; port < first + PORTS_TRIED; port += 1) {
    if (taken.has(port) || !(await isFree(port))) continue;
    taken.add(port);
    return port;
  }
  throw new Error(`No free port from ${first} on; name one in PORT=…`);
}

async function answers(url) {
  try {
    // The dev server sends the page only to requests that accept HTML.
    return (await fetch(url, { headers: { accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
}

ensurePackages();
const port = await freePort(FIRST_PORT);
if (port !== FIRST_PORT) process.stdout.write(`Port ${FIRST_PORT} is taken; using ${port}.\n`);
const isBench = process.argv.includes('--bench');
const real = isBench ? undefined : process.env.API_PROXY;
const gateways = {};
if (!real && !isBench) {
  for (const [name, first] of Object.entries(GATEWAY_PORTS)) {
    gateways[name] = String(process.env[name] || (await freePort(first)));
  }
}
const bin = join(root, 'node_modules', '@umijs', 'max', 'bin', 'max.js');
const dev = spawn(process.execPath, [bin, 'dev'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    BROWSER: 'none',
    ...gateways,
    ...(isBench ? { BENCH: '1' } : {}),
  },
});
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
    dev.kill(signal);
  });
}
dev.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)));

const url = `http://localhost:${port}/client/`;
while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
const lines = [`The portal:   ${url}`];
if (real) lines.push(`Backend:      ${real}`);
else {
  lines.push(
    'Sign in:      demo@example.com / demo12345   (newcomer: new@example.com / newcomer1)',
    isBench
      ? `Scenarios:    ${url}?scenario=almost-out and others, docs/scenarios.md`
      : `Scenarios:    curl -H 'Content-Type: application/json' -d '{"name": "almost-out"}' ${new URL('/__mock/scenario', url)} and others, docs/scenarios.md`,
  );
}
if (!real && !isBench) {
  lines.push(
    `Demo proxy:   HTTP 127.0.0.1:${gateways.DEMO_HTTP_PORT}, SOCKS5 127.0.0.1:${gateways.DEMO_SOCKS_PORT}, ` +
      `whitelist mode 127.0.0.1:${gateways.DEMO_WHITELIST_PORT}; try http://echo.proxy.test/ through it`,
  );
}
process.stdout.write(`\n${lines.join('\n')}\n\n`);
