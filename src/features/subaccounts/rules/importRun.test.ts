/** What the rows of an import say and which are sent is rendered in `../import/import.test.tsx`; the rest is here. */
import type { ItemState, SequentialRun } from '@/lib/sequentialRun';
import { explainImportStop } from './importRun';

const skipped = (endsRun = false) => ({ kind: 'skipped', why: 'no', endsRun }) as const;
const LOST = { kind: 'lost' } as const;
const DONE = { kind: 'done' } as const;

it.each([
  [[DONE, { kind: 'sending' }, { kind: 'waiting' }], null, null],
  [[DONE, DONE, LOST], null, { kind: 'lost', count: 0, name: 'importedname3' }],
  [[DONE, skipped(true), skipped()], 'failed', { kind: 'failed', count: 2, why: 'no' }],
  // The row itself says why; no other was left.
  [[DONE, DONE, { kind: 'refused', why: 'no', isFinal: false, endsRun: true }], null, null],
] as const)('%j, ended early by %s: %j', (items, earlyEnd, expected) => {
  const ids = items.map((_, at) => `importedname${at + 1}`);
  const run: SequentialRun<unknown> = {
    ids,
    items: new Map<string, ItemState<unknown>>(ids.map((id, at) => [id, items[at] ?? DONE])),
    earlyEnd,
    isStopped: false,
  };
  expect(explainImportStop(run)).toEqual(expected);
});
