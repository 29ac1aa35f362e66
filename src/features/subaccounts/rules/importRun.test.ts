import type { ItemState, SequentialRun } from '@/lib/sequentialRun';
import { explainImportStop, importRowMark, rowsToSend } from './importRun';
import type { ImportRow } from './subAccountImport';

const row = (number: number, more: Partial<ImportRow> = {}): ImportRow => ({
  row: number,
  username: `importedname${number}`,
  password: '',
  remark: '',
  limit: 0,
  state: 'ok',
  problems: [],
  ...more,
});
const refused = (isFinal = false, endsRun = false) =>
  ({ kind: 'refused', why: 'no', isFinal, endsRun }) as const;
const skipped = (endsRun = false) => ({ kind: 'skipped', why: 'no', endsRun }) as const;
const LOST = { kind: 'lost' } as const;
const DONE = { kind: 'done' } as const;
const itemsOf = (one: ImportRow, now?: ItemState<unknown>) =>
  new Map(now ? [[`${one.row}`, now]] : []);
const NONE: ReadonlySet<string> = new Set();

describe('the rows that a click sends', () => {
  const sent = (one: ImportRow, now?: ItemState<unknown>, added = NONE) =>
    rowsToSend([one], itemsOf(one, now), added).length === 1;

  it.each([
    ['can be added', row(1), undefined, true],
    ['is invalid', row(1, { state: 'invalid' }), undefined, false],
    ['stands above already', row(1, { state: 'duplicate' }), undefined, false],
    ['is listed', row(1, { state: 'listed' }), undefined, false],
    ['was refused, but not for good', row(1), refused(), true],
    ['was refused for good', row(1), refused(true), false],
    ['was not sent', row(1), skipped(), true],
    ['may have been added', row(1), LOST, true],
    ['may have been added, and is listed now', row(1, { state: 'listed' }), LOST, true],
  ] as const)('a row that %s', (_name, one, now, isSent) => {
    expect(sent(one, now)).toBe(isSent);
  });

  it('never what was added, whatever was pasted since', () => {
    expect(sent(row(1), undefined, new Set(['importedname1']))).toBe(false);
    expect(sent(row(2), LOST, new Set(['importedname2']))).toBe(false);
  });
});

describe('what is shown beside a row', () => {
  const shown = (one: ImportRow, now?: ItemState<unknown>, added = NONE, isCompared = true) =>
    importRowMark(one, itemsOf(one, now), added, isCompared);

  it('is its result, also when it is listed by then', () => {
    expect(shown(row(1), { kind: 'sending' })).toBe('sending');
    expect(shown(row(1), { kind: 'lookingUp' })).toBe('lookingUp');
    expect(shown(row(1), skipped())).toBe('notSent');
    expect(shown(row(1, { state: 'listed' }), DONE)).toBe('added');
  });

  it('of a row that cannot be sent is why, whatever result the row of that number had before', () => {
    expect(shown(row(1, { state: 'duplicate' }), DONE)).toBe('duplicate');
    expect(shown(row(1, { state: 'invalid' }))).toBe('invalid');
  });

  it('without a result is what was added before, or whether it can be added', () => {
    expect(shown(row(1), undefined, new Set(['importedname1']))).toBe('added');
    expect(shown(row(1), { kind: 'waiting' })).toBe('ok');
    expect(shown(row(1), undefined, NONE, false)).toBe('notCompared');
  });
});

describe('why rows were left unsent', () => {
  const rows = [row(1), row(2), row(3)];
  const endOf = (
    items: readonly ItemState<unknown>[],
    earlyEnd: SequentialRun<unknown>['earlyEnd'],
  ) => {
    const ids = items.map((_, at) => `${at + 1}`);
    const run = { ids, items: new Map(ids.map((id, at) => [id, items[at] ?? DONE])), earlyEnd };
    return explainImportStop({ ...run, isStopped: earlyEnd === 'stopped' }, rows);
  };

  it.each([
    [[DONE, refused(), DONE], null, null],
    [[DONE, { kind: 'sending' }, { kind: 'waiting' }], null, null],
    [[DONE, skipped(), skipped()], 'stopped', { kind: 'stopped', count: 2 }],
    [[DONE, LOST, skipped()], 'lost', { kind: 'lost', count: 1, name: 'importedname2' }],
    [[DONE, DONE, LOST], null, { kind: 'lost', count: 0, name: 'importedname3' }],
    [
      [refused(false, true), skipped(), skipped()],
      'failed',
      { kind: 'failed', count: 2, why: 'no' },
    ],
    [[DONE, skipped(true), skipped()], 'failed', { kind: 'failed', count: 2, why: 'no' }],
  ] as const)('%j, ended early by %s', (items, earlyEnd, expected) => {
    expect(endOf(items, earlyEnd)).toEqual(expected);
  });
});
