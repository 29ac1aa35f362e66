import { endsBulkAdd, isValueRefusal, outageKeyOf } from './callOutcome';
import { CODE } from './contract/codes';
import { BackendError, ContractError, TransportError } from './contract/errors';

const code = (number: number) => new BackendError('auth.whiteipadd', number, '');
const lost = new TransportError('auth.whiteipadd', 'network');

describe('what was sent is refused', () => {
  it.each([CODE.parameterWrong, CODE.ipListed, 50000])('by the code %i', (number) => {
    expect(isValueRefusal(code(number))).toBe(true);
  });

  it.each([
    ['a session that is over', code(CODE.sessionInvalid)],
    ['too many requests', code(CODE.tooManyRequests)],
    ['no answer', lost],
    ['a failure of the portal', new Error('no code')],
  ])('not by %s', (_, error) => {
    expect(isValueRefusal(error)).toBe(false);
  });
});

describe('adding addresses ends', () => {
  it.each([
    ['a session that is over', code(CODE.sessionInvalid)],
    ['too many requests', code(CODE.tooManyRequests)],
    ['a full whitelist', code(CODE.whitelistFull)],
    ['no answer', lost],
  ])('with %s', (_, error) => {
    expect(endsBulkAdd(error)).toBe(true);
  });

  it.each([CODE.ipListed, CODE.parameterWrong])('not with %i, about one address', (number) => {
    expect(endsBulkAdd(code(number))).toBe(false);
  });
});

test('calls fail alike without an answer and with the same one, and no others do', () => {
  const refused = (msg: string) => new BackendError('traffic.usage', 50000, msg);
  const silent = new TransportError('traffic.usage', 'timeout');
  expect(outageKeyOf(silent)).toBe(outageKeyOf(new TransportError(null, 'http', 502)));
  expect(outageKeyOf(refused('busy'))).toBe(outageKeyOf(refused('busy')));
  const kinds = [silent, refused('busy'), refused(''), new BackendError(null, 30001, 'busy')];
  expect(new Set(kinds.map(outageKeyOf)).size).toBe(kinds.length);
  const own = [
    new TransportError('traffic.usage', 'cancelled'),
    new BackendError(null, 10013, ''),
    new ContractError('traffic.usage', 'list'),
    null,
  ];
  expect(own.map(outageKeyOf)).toEqual(own.map(() => null));
});
