import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Longest time for the development server to start, in ms. */
export const START_LIMIT = 180_000;

/** A development server that has been started. */
export interface DevServer {
  /** The portal's address, which the server prints once it answers. */
  readonly address: Promise<string>;
  /** Ends the server and all its children. */
  readonly stop: () => Promise<void>;
}

/** Starts the development server by one of npm's scripts, in a process group of its own. */
export function startDevServer(
  script: 'start' | 'bench:start',
  env: Readonly<Record<string, string>> = {},
): DevServer {
  const server = spawn('npm', ['run', script], {
    cwd: join(__dirname, '../..'),
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`${why}:\n${output}`));
    const limit = setTimeout(fail, START_LIMIT, 'It does not start');
    const read = (part: Buffer) => {
      output += part.toString();
      const [, found] = /The portal: +(\S+)/.exec(output) ?? [];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('error', (error) => fail(String(error)));
    server.once('exit', () => fail('It has ended'));
  });
  return {
    address,
    async stop() {
      if (server.pid === undefined || server.exitCode !== null) return;
      const gone = once(server, 'exit');
      process.kill(-server.pid, 'SIGKILL');
      await gone;
    },
  };
}
