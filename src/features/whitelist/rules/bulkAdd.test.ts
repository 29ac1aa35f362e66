import type { ItemState, SequentialRun } from '@/lib/sequentialRun';
import { addressesToSend, rowResult } from './bulkAdd';
import { readPastedIps } from './pastedIps';

const A = '203.0.113.1';
const B = '203.0.113.2';
const TEXT = `${A} office\n${B}\n${A}\nnonsense`;
const FAILED: ItemState<unknown> = {
  kind: 'refused',
  why: new Error('no'),
  isFinal: false,
  endsRun: false,
};

type Items = SequentialRun<unknown>['items'];
const items = (results: Readonly<Record<string, ItemState<unknown>>>): Items =>
  new Map(Object.entries(results));

const states = (listed: readonly string[], results: Items) =>
  readPastedIps(TEXT, listed).map((row) => rowResult(row, results, true).state);
const sent = (listed: readonly string[], results: Items) =>
  addressesToSend(readPastedIps(TEXT, listed), results);

it('sends each address once, and none that is listed or wrong', () => {
  expect(states([B], items({}))).toEqual(['ok', 'listed', 'duplicate', 'invalid']);
  expect(sent([B], items({}))).toEqual([A]);
});

it('sends what failed again, and nothing that is under way or was added', () => {
  expect(sent([A], items({ [A]: { kind: 'done' }, [B]: FAILED }))).toEqual([B]);
  expect(sent([], items({ [A]: { kind: 'sending' } }))).toEqual([B]);
});

it('what it has added is not "already listed", and only its first line has the result', () => {
  const results = items({ [A]: { kind: 'done' }, [B]: FAILED });
  expect(states([A], results)).toEqual(['added', 'failed', 'duplicate', 'invalid']);
});

it('a row whose failed address is listed after all says so', () => {
  const results = items({ [A]: FAILED });
  expect(states([A], results)).toEqual(['listed', 'ok', 'duplicate', 'invalid']);
});

it('an address that it has added is "added", however the backend spells it', () => {
  const results = items({ '2001:db8::1': { kind: 'done' } });
  const [row] = readPastedIps('2001:DB8::1', ['2001:db8:0:0:0:0:0:1']);
  expect(row && rowResult(row, results, true).state).toBe('added');
});

it('while the whitelist is not known whole, what can be added may be listed', () => {
  const shown = readPastedIps(TEXT, []).map((row) => rowResult(row, items({}), false).state);
  expect(shown).toEqual(['notCompared', 'notCompared', 'duplicate', 'invalid']);
});
