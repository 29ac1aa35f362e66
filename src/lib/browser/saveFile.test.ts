import { saveRows } from './saveFile';

function* endlessRows() {
  for (let row = 0; ; row += 1) yield [row, 'a cell'];
}

test.each(['csv', 'excel'] as const)(
  'writing %s lets the page go on, so that it can be cancelled',
  async (format) => {
    let isWanted = true;
    setTimeout(() => {
      isWanted = false;
    });
    await saveRows('endless.csv', endlessRows(), format, 'en-US', () => isWanted);
    expect(isWanted).toBe(false);
  },
);
