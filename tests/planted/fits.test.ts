import { readFileSync } from 'node:fs';
import { CHAOS_BUGS } from './chaosBugs';
import { editsOf } from './copy';
import { LAST_CHANGE_BUGS } from './lastChangeBugs';
import { PURCHASE_BUGS } from './purchaseBugs';

const PLACES = [...CHAOS_BUGS, ...PURCHASE_BUGS, ...LAST_CHANGE_BUGS].flatMap((bug) =>
  editsOf(bug).map((edit) => [bug.name, edit] as const),
);

test.each(PLACES)('the planted bug "%s" fits the source as it is', (_name, edit) => {
  const { file, find, replace } = edit;
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});
