// The mock backend in a process of its own, serving a production build for measurements of size and time.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './packages.mjs';

const START_LIMIT = 30_000;

/**
 * Starts the backend on a free port. Resolves to its origin, a function that opens a session (of a scenario's customer, in its world, when
 * its name is given), and one that stops it.
 */
export function startBackend(dist) {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'mock/server.ts', '--port', '0', '--dist', dist],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill();
      reject(new Error('the mock backend did not start'));
    }, START_LIMIT);
    child.once('exit', (code) => reject(new Error(`the mock backend ended with ${code}`)));
    child.stdout.once('data', (line) => {
      clearTimeout(timer);
      const [url] = String(line).split(' ');
      resolve({
        url,
        session: async (scenario) => {
          const post = async (name, body) =>
            (await fetch(`${url}/__mock/${name}`, { method: 'POST', body })).json();
          if (!scenario) return JSON.stringify(await post('session', '{}'));
          const { session } = await post('scenario', JSON.stringify({ name: scenario }));
          return JSON.stringify(session);
        },
        stop: () => child.kill(),
      });
    });
  });
}
