/** What the rows of an import say and which are sent is rendered in `../import/import.test.tsx`; the rest is here. */
import type { ItemState, SequentialRun } from '@/lib/sequentialRun';
import { explainImportStop, importRowMark } from './importRun';
import type { ImportRow } from './subAccountImport';

const row = (number: number, state: ImportRow['state'] = 'ok'): ImportRow => ({
  row: number,
  username: `importedname${number}`,
  password: '',
  remark: '',
  limit: 0,
  state,
  problems: [],
});
const skipped = (endsRun = false) => ({ kind: 'skipped', why: 'no', endsRun }) as const;
const LOST = { kind: 'lost' } as const;
const DONE = { kind: 'done' } as const;

it.each([
  ['ok', { kind: 'waiting' }, 'ok'],
  ['ok', { kind: 'sending' }, 'sending'],
  ['ok', { kind: 'lookingUp' }, 'lookingUp'],
  ['listed', DONE, 'added'],
  // The result is that of the first row with the username.
  ['duplicate', DONE, 'duplicate'],
] as const)('a row that is %s, with the result %j, is marked %s', (state, now, mark) => {
  expect(importRowMark(row(1, state), new Map([['importedname1', now]]), new Set(), true)).toBe(
    mark,
  );
});

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
