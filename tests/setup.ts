/** A test that makes noise on the console has found something: it fails. */
const NOISY = ['error', 'warn'] as const;

for (const level of NOISY) {
  console[level] = (...parts: unknown[]) => {
    throw new Error(`console.${level}: ${parts.map(String).join(' ')}`);
  };
}
