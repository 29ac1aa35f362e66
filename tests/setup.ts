// Node's own limit. Jest's is 100, and not only failures have a trace: React makes one for each element, msw for each handler.
Error.stackTraceLimit = 10;

/**
 * A test that makes noise on the console has found something: it fails once it is over. To throw where the noise is made would
 * break whoever makes it: React then began anew without end, and the test never failed.
 */
const NOISY = ['error', 'warn'] as const;

let heard: Error[] = [];

for (const level of NOISY) {
  console[level] = (...parts: unknown[]) => {
    heard.push(new Error(`console.${level}: ${parts.map(String).join(' ')}`));
  };
}

/** What was heard fails the test. */
function beSilent(): void {
  const [first, ...others] = heard;
  heard = [];
  if (!first) return;
  first.message = [first, ...others].map(({ message }) => message).join('\n');
  throw first;
}

afterEach(beSilent);
// The last test's page is taken away after its own look.
afterAll(beSilent);
