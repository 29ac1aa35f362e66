import { compressTexts } from './compress';

// That the files are there and hold the same, tests/host/server.spec.ts shows on the build.
it('a folder without a page is no build', async () => {
  await expect(compressTexts(__dirname)).rejects.toThrow(
    `config/plugins/compress.ts: ${__dirname} has no index.html`,
  );
});
