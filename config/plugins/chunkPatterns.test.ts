import { PATTERNS } from '../chunks';
import { chunkPatterns } from './chunkPatterns';

// Every build shows that each pattern still fits a module.
it('a pattern that fits no module of the build fails it, and is named', () => {
  const generate = (...ids: readonly string[]) =>
    chunkPatterns().generateBundle.call({ getModuleIds: () => ids });
  expect(() => generate()).toThrow(`fits ${PATTERNS[0]}`);
  expect(() => generate('/src/features/usage/index.ts?v=1')).toThrow(`fits ${PATTERNS[1]}`);
});
