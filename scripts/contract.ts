/** `npm run contract`: checks a backend against the contract. Its options: `npm run contract -- --help`. */
import { main } from './contract/run';

const interrupted = new AbortController();
/** Ctrl-C ends the check; everything it has made is still removed. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (interrupted.signal.aborted) return;
    process.stderr.write('\nInterrupted: removing what was made…\n');
    interrupted.abort();
  });
}

main(process.argv.slice(2), {
  env: process.env,
  terminal: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  signal: interrupted.signal,
})
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 2;
  });
