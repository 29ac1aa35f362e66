import { leaveOut } from './leaveOut';

// Every build shows that each import and expression is still met.
test('a build without one of the imports that are left out fails and names it', () => {
  expect(() => leaveOut().generateBundle()).toThrow(
    /leaveOut\.ts: .*\/provider\/intl\.js imports no/,
  );
});

test('a build fails and names the replacement that is gone', async () => {
  const importer = '/node_modules/@ant-design/pro-components/es/provider/intl.js';
  await expect(
    leaveOut().resolveId.call({ resolve: async () => null }, './locale/fr_FR', importer),
  ).rejects.toThrow('config/plugins/leaveOut.ts: there is no ./locale/en_US');
});

test('a build fails and names the file in which an expression has changed', () => {
  const file = '/intl-messageformat/lib/core.js';
  expect(() => leaveOut().transform('export default 1;', `/node_modules${file}`)).toThrow(
    `config/plugins/leaveOut.ts: ${file} has no new Intl.NumberFormat()`,
  );
});
