/** The import law: who may import whom. What is not allowed here is not allowed. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|mock|config)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle hides which of the two comes first.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    only('contract', '^src/contract/', '^src/contract/', 'The wire stands alone.'),
    {
      name: 'contract-packages',
      comment: 'The contract needs its schema library and nothing else.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/valibot/' },
    },
    only('domain', '^src/domain/', '^src/(domain|contract)/', 'Rules know no view and no call.'),
    {
      name: 'domain-contract-types',
      comment: 'Rules may know the shapes of the contract, not run its code.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-packages',
      comment: 'Rules use exact numbers, days and addresses of these libraries only.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(@types/)?(big\\.js|dayjs|ipaddr\\.js)/',
      },
    },
    only(
      'services',
      '^src/services/',
      '^src/(services|contract|domain)/',
      'One function per call.',
    ),
    // Payments ask the backend themselves until they are part of a purchase.
    only(
      'runtime',
      '^src/runtime/(?!payments\\.ts)',
      '^src/(runtime|contract|domain)/',
      'The impure edge.',
    ),
    only(
      'session',
      '^src/session/',
      '^src/(session|contract|domain|services|runtime)/',
      'Who is signed in knows nothing of what is shown or cached.',
    ),
    only(
      'purchase',
      '^src/purchase/',
      '^src/(purchase|contract|domain|services|runtime|session)/',
      'A purchase knows no cache key; queries listen to it.',
    ),
    ...['session', 'purchase'].map((folder) => ({
      name: `${folder}-index`,
      comment:
        'Entered only through its index, which keeps what is not needed at once out of the first chunk.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/${folder}/|\\.test\\.tsx?$` },
      to: { path: `^src/${folder}/`, pathNot: `^src/${folder}/index\\.ts$` },
    })),
    only(
      'queries-models',
      '^src/(queries|models)/',
      '^src/(queries|models|domain|services|runtime|session|purchase|contract)/',
      'Server state and client state.',
    ),
    only(
      'components',
      '^src/components/',
      '^src/(components|domain|contract|locales)/',
      'Shared views get all they show by props.',
    ),
    {
      name: 'components-contract-types',
      comment: 'Shared views know the shapes of the contract only.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-apart',
      comment: 'A page never imports another page.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'pages-not-from-below',
      comment: 'Pages come by the route table, also those that are fetched ahead.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/pages/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'layouts-from-above',
      comment: 'Only the wiring builds on the layouts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(layouts/|app\\.tsx)' },
      to: { path: '^src/layouts/' },
    },
    only('locales', '^src/locales/', '^src/locales/', 'Texts stand alone.'),
    {
      name: 'config',
      comment: 'Configuration knows nothing of the source.',
      severity: 'error',
      from: { path: '^config/' },
      to: { path: '^(src|mock)/' },
    },
    only(
      'mock',
      '^mock/',
      '^(mock|src/contract)/',
      'A mock that validates with the app’s own rules proves nothing.',
    ),
    {
      name: 'nobody-imports-mock',
      comment: 'The production bundle holds nothing of the mock.',
      severity: 'error',
      from: { path: '^(src|config)/' },
      to: { path: '^mock/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/\\.umi' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
