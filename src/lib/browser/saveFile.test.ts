import { saveRows } from './saveFile';

function* endlessRows() {
  for (let row = 0; ; row += 1) yield [row, 'a cell'];
}

test.each(['csv', 'excel'] as const)('writing %s lets the page go on', async (format) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort());
  await expect(
    saveRows('endless.csv', endlessRows(), [], format, 'en-US', controller.signal),
  ).rejects.toThrow(controller.signal.reason);
});
