import { readFileSync } from 'node:fs';
import { CHAOS_BUGS } from './chaosBugs';

test.each(CHAOS_BUGS.map((bug) => [bug.name, bug] as const))(
  'the planted bug "%s" fits the source as it is',
  (_name, { file, find, replace }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  },
);
