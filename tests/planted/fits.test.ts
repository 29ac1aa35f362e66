import { readFileSync } from 'node:fs';
import { CHAOS_BUGS } from './chaosBugs';
import { LAST_CHANGE_BUGS } from './lastChangeBugs';
import { PURCHASE_BUGS } from './purchaseBugs';

test.each([...CHAOS_BUGS, ...PURCHASE_BUGS, ...LAST_CHANGE_BUGS])(
  'the planted bug "$name" fits the source as it is',
  ({ file, find, replace }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  },
);
