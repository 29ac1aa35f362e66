import { isBlockedKey, withoutBlocked } from './numberInput';

describe('a number input', () => {
  it.each(['+', '-', '*', '/', 'e', 'E'])('blocks %s', (key) => {
    expect(isBlockedKey(key)).toBe(true);
  });

  it.each(['0', '9', '.', ',', 'Enter', 'Backspace', 'Delete', 'Tab', 'ArrowLeft', 'End', ''])(
    'lets %p through',
    (key) => {
      expect(isBlockedKey(key)).toBe(false);
    },
  );

  it('cleans what is pasted', () => {
    expect(withoutBlocked('-1e3+2*3/4')).toBe('13234');
  });
});
