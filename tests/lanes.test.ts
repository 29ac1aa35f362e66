/** Which steps `npm test` runs when some are named. */
import { withNeeded } from '../scripts/lanes.mjs';

const build = { name: 'build' };
const pictures = { name: 'pictures', needs: [build] };
const browser = { name: 'browser', needs: [pictures] };
const STEPS = [{ name: 'types' }, build, pictures, browser];

const run = (...names: readonly string[]) =>
  [...withNeeded(STEPS, names)].map(({ name }) => name).sort();

it('a step runs with all that it needs, so it judges no old build', () => {
  expect(run('types')).toEqual(['types']);
  expect(run('browser', 'types')).toEqual(['browser', 'build', 'pictures', 'types']);
});

it('a name that is no step is told, also beside one that is', () => {
  expect(() => run('types', 'jset')).toThrow(
    'There is no step jset. The steps: types, build, pictures, browser',
  );
});
