// Node's own limit. Jest's is 100, and not only failures have a trace: React makes one for each element, msw for each handler.
Error.stackTraceLimit = 10;

/** A test that makes noise on the console has found something: it fails, also where the noise was made inside a promise. */
const NOISY = ['error', 'warn'] as const;

let heard: string[] = [];

for (const level of NOISY) {
  console[level] = (...parts: unknown[]) => {
    const noise = `console.${level}: ${parts.map(String).join(' ')}`;
    heard.push(noise);
    throw new Error(noise);
  };
}

afterEach(() => {
  const noise = heard;
  heard = [];
  if (noise.length > 0) throw new Error(noise.join('\n'));
});
