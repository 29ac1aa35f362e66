import fc from 'fast-check';
import { CALL_NAMES, faultOf } from '../faults';
import { FAULT_ANSWERS, FAULT_EFFECTS } from '../world/state';
import { readFault, writeFault } from './faultText';

const count = fc.nat(999_999_999);
const plan = fc.record(
  {
    call: fc.constantFrom(null, ...CALL_NAMES),
    answer: fc.constantFrom(...FAULT_ANSWERS),
    effect: fc.constantFrom(...FAULT_EFFECTS),
    delay: count,
    jitter: count,
    code: count,
    msg: fc.string({ unit: 'grapheme' }),
    status: fc.integer({ min: 200, max: 599 }),
    skip: count,
    times: fc.constantFrom(null, 1, 7),
  },
  { requiredKeys: ['answer'] },
);

describe('a fault in the address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const address = new URLSearchParams({ fault: writeFault(one) }).toString();
        const text = new URLSearchParams(address).get('fault') ?? '';
        expect(faultOf(readFault(text) ?? { answer: 'hang' })).toEqual(faultOf(one));
      }),
    );
  });

  it('is short: what is usual is left out', () => {
    expect(writeFault({ call: 'order.pay', answer: 'drop', effect: 'done' })).toBe(
      'order.pay~drop~effect-done',
    );
    expect(writeFault({ answer: 'truth', delay: 800, times: null })).toBe(
      '*~truth~delay-800~times-always',
    );
    expect(writeFault({ answer: 'wrong-shape', data: { list: null } })).toBe(
      '*~wrong-shape~data-%7B%22list%22%3Anull%7D',
    );
  });

  it('is refused when it has no meaning', () => {
    for (const text of ['', 'order.pay', 'order.none~drop', '*~explode', '*~drop~times-often'])
      expect(readFault(text)).toBeNull();
    for (const text of [
      '*~code~msg-%',
      '*~wrong-shape~data-{',
      '*~drop~color-3',
      '*~drop~delay--1',
      '*~drop~times-0',
    ])
      expect(readFault(text)).toBeNull();
  });
});
