import { copyFlags } from './flags';

it.each([__dirname, '/nowhere'])('without the pictures the build fails: %s', (from) => {
  expect(() => copyFlags(from, '/nowhere')).toThrow(
    `config/plugins/flags.ts: ${from} has no DE.svg`,
  );
});
