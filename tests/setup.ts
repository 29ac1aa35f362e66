// Node's own limit. Jest's is 100, and not only failures have a trace: React makes one for each element, msw for each handler.
Error.stackTraceLimit = 10;

/**
 * Noise on the console fails its test once the test is over. Throwing at the console call would break the caller: React then
 * began again without end, and the test never failed.
 */
const NOISY = ['error', 'warn'] as const;

let heard: Error[] = [];

for (const level of NOISY) {
  console[level] = (...parts: unknown[]) => {
    heard.push(new Error(`console.${level}: ${parts.map(String).join(' ')}`));
  };
}

/** Fails the test that made noise. */
function beSilent(): void {
  const [first, ...others] = heard;
  heard = [];
  if (!first) return;
  first.message = [first, ...others].map(({ message }) => message).join('\n');
  throw first;
}

afterEach(beSilent);
// The last test's page is unmounted after its own check.
afterAll(beSilent);
