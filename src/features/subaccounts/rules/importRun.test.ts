import { lostOutcome, markOf, type RowResult, rowsToSend } from './importRun';
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
const result = (state: RowResult['state'], isFinal = false): RowResult => ({
  state,
  why: null,
  isFinal,
});
const NONE: ReadonlySet<string> = new Set();

describe('the rows that a click sends', () => {
  const sent = (one: ImportRow, now?: RowResult, added = NONE) =>
    rowsToSend({ rows: [one], results: now ? { [one.row]: now } : {}, added }).length === 1;

  it.each([
    ['can be added', row(1), undefined, true],
    ['is invalid', row(1, { state: 'invalid' }), undefined, false],
    ['stands above already', row(1, { state: 'duplicate' }), undefined, false],
    ['is listed', row(1, { state: 'listed' }), undefined, false],
    ['was refused, but not for good', row(1), result('refused'), true],
    ['was refused for good', row(1), result('refused', true), false],
    ['was not sent', row(1), result('notSent'), true],
    ['may have been added', row(1), result('lost'), true],
    ['may have been added, and is listed now', row(1, { state: 'listed' }), result('lost'), true],
  ] as const)('a row that %s', (_name, one, now, isSent) => {
    expect(sent(one, now)).toBe(isSent);
  });

  it('never what was added, whatever was pasted since', () => {
    expect(sent(row(1), undefined, new Set(['importedname1']))).toBe(false);
    expect(sent(row(2), result('lost'), new Set(['importedname2']))).toBe(false);
  });
});

describe('what is shown beside a row', () => {
  const shown = (one: ImportRow, now?: RowResult, added = NONE, isCompared = true) =>
    markOf(one, { results: now ? { [one.row]: now } : {}, added }, isCompared);

  it('is its result, also when it is listed by then', () => {
    expect(shown(row(1), result('sending'))).toBe('sending');
    expect(shown(row(1, { state: 'listed' }), result('added'))).toBe('added');
  });

  it('of a row that cannot be sent is why, whatever result the row of that number had before', () => {
    expect(shown(row(1, { state: 'duplicate' }), result('added'))).toBe('duplicate');
    expect(shown(row(1, { state: 'invalid' }))).toBe('invalid');
  });

  it('without a result is what was added before, or whether it can be added', () => {
    expect(shown(row(1), undefined, new Set(['importedname1']))).toBe('added');
    expect(shown(row(1))).toBe('ok');
    expect(shown(row(1), undefined, NONE, false)).toBe('notCompared');
  });
});

it.each([
  ['the list could not be read', null, true, 'lost'],
  ['a try has arrived', { hasArrived: true, isTaken: true }, false, 'added'],
  ['the name is taken by another one', { hasArrived: false, isTaken: true }, false, 'refused'],
  ['the backend is done with it', { hasArrived: false, isTaken: false }, true, 'refused'],
  ['it may still arrive', { hasArrived: false, isTaken: false }, false, 'lost'],
] as const)('a lost answer when %s', (_name, seen, isOver, outcome) => {
  expect(lostOutcome(seen, isOver)).toBe(outcome);
});
