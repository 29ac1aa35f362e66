import { chunkPatterns } from './chunkPatterns';

/** A module for each pattern of `config/chunks.ts`. */
const MODULES = [
  '/src/features/usage/index.ts',
  '/src/.umi-production/exports.ts',
  '/src/.umi-production/plugin-request/request.ts',
  '/node_modules/axios/lib/axios.js',
  '/node_modules/@rc-component/util/es/mergeProps.js?v=1',
  '/node_modules/@umijs/plugins/node_modules/@ahooksjs/use-request/es/index.js',
  '/node_modules/lodash.isequal/index.js',
  '/node_modules/react-dom/client.js',
  '/src/lib/browser/storage/customerRows.ts',
  '/src/lib/number/decimalInput.ts',
  '/src/lib/text/csv.ts',
  '/src/lib/sequentialRun.ts',
  '/src/lib/text/search.ts',
  '/src/lib/text/invisible.ts',
  '/src/locales/portal/ru-RU.ts',
  '/src/lib/country.ts',
  '/src/lib/locale.ts',
  '/src/features/generator/rules/place/countryNames.ts',
  '/src/lib/browser/runCooperatively.ts',
  '/src/features/generator/rules/samples/highlight.ts',
];
const generate = (ids: readonly string[]) =>
  chunkPatterns().generateBundle.call({ getModuleIds: () => ids });

describe('the patterns that cut the build into chunks', () => {
  it('are content when each fits a module', () => {
    expect(() => generate(MODULES)).not.toThrow();
  });

  it.each(MODULES)('fail the build without a module like %s', (gone) => {
    expect(() => generate(MODULES.filter((id) => id !== gone))).toThrow(
      /^config\/plugins\/chunkPatterns\.ts: no module of the build fits \//,
    );
  });
});
