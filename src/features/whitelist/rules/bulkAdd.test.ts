import { type AddressResults, addressesToSend, addressResult, bulkRows } from './bulkAdd';

const A = '203.0.113.1';
const B = '203.0.113.2';
const TEXT = `${A} office\n${B}\n${A}\nnonsense`;

const states = (listed: readonly string[], results: AddressResults) =>
  bulkRows(TEXT, listed, results).map(({ state }) => state);
const sent = (listed: readonly string[], results: AddressResults) =>
  addressesToSend(bulkRows(TEXT, listed, results), results).map(({ ip }) => ip);

it('sends each address once, and none that is listed or wrong', () => {
  expect(states([B], {})).toEqual(['ok', 'listed', 'duplicate', 'invalid']);
  expect(sent([B], {})).toEqual([A]);
});

it('sends what failed again, and nothing that is under way or was added', () => {
  const results: AddressResults = {
    [A]: { state: 'added', why: null },
    [B]: { state: 'failed', why: new Error('no') },
  };
  expect(sent([A], results)).toEqual([B]);
  expect(sent([], { [A]: { state: 'sending', why: null } })).toEqual([B]);
});

it('what it has added is not "already listed", and only its first line has the result', () => {
  const results: AddressResults = { [A]: { state: 'added', why: null } };
  expect(states([A], results)).toEqual(['ok', 'ok', 'duplicate', 'invalid']);
  expect(bulkRows(TEXT, [A], results).map((row) => addressResult(row, results)?.state)).toEqual([
    'added',
    undefined,
    undefined,
    undefined,
  ]);
});
