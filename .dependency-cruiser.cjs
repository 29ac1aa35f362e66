// The import law: who may import whom. What is not allowed here is not allowed.

/** What imports nothing of the source but the folders that are named. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|mock|config)/', pathNot: allowed },
});

/** What imports only types of a folder. */
const typesOnly = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { ...to, dependencyTypesNot: ['type-only'] },
});

/** What uses no package but those that are named. */
const packages = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: 'node_modules/', pathNot: `node_modules/(@types/)?(${allowed.join('|')})/` },
});

/** Umi's entry points, which put the portal together. */
const WIRING = '^src/(app|access)\\.tsx?$';
/** Rules: what needs no browser. */
const RULES = '^src/(lib/(?!browser/)|features/[^/]+/rules/)';
/** What brings no schema of the contract. */
const PLAIN = '^src/api/contract/(lists|codes|errors|epochTime)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle hides which of the two comes first.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },

    // 1. Each layer knows those below it.
    only('lib', '^src/lib/', '^src/lib/', 'What is small and general knows nothing of the portal.'),
    only('contract', '^src/api/contract/', '^src/api/contract/', 'The wire stands alone.'),
    packages(
      'contract-packages',
      '^src/api/contract/',
      ['valibot'],
      'The contract needs its schema library and nothing else.',
    ),
    only(
      'api',
      '^src/api/',
      '^src/(api|lib)/',
      'What is known of the wire knows no call and no view.',
    ),
    only('services', '^src/services/', '^src/(services|api|lib)/', 'One function per call.'),
    packages(
      'services-packages',
      '^src/services/',
      ['@umijs/max', 'umi'],
      "Services need Umi's request and nothing else.",
    ),
    only(
      'ui',
      '^src/ui/',
      '^src/(ui|lib|locales|api/(callOutcome|contract|errorText|pages))',
      'antd as the portal uses it knows no feature and makes no call.',
    ),
    typesOnly(
      'ui-contract-types',
      '^src/ui/',
      { path: '^src/(api/contract|locales)/', pathNot: PLAIN },
      'Views know the shapes of the contract and the keys of texts, and run neither.',
    ),
    only(
      'models',
      '^src/models/',
      '^src/(models|lib|api)/',
      'Client state that Umi shares is plain.',
    ),

    {
      name: 'database',
      comment:
        'What the portal keeps in a database of the browser goes by one module (docs/storage.md).',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/lib/browser/storage/customerRows\\.ts$|\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/idb-keyval/' },
    },

    // 2. A feature is entered by its index, its rules by theirs.
    only(
      'features',
      '^src/features/',
      '^(src/(features|services|models|ui|api|lib|locales)|config)/',
      'A feature knows no page and no layout.',
    ),
    {
      name: 'features-by-index',
      comment:
        'A feature meets another through its index.ts, and its rules through rules/index.ts only, so that a rule never loads React. Where two need each other, the common part goes down, or the page hands it over.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/(rules/)?index\\.ts$'],
      },
    },
    {
      name: 'features-from-above',
      comment: 'Pages, layouts and the wiring put features together by what their indexes give.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/|\\.test\\.tsx?$' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/(rules/)?index\\.ts$' },
    },
    {
      name: 'features-not-from-below',
      comment: 'What features are built on does not know them.',
      severity: 'error',
      from: { path: '^src/(lib|api|services|models|ui|locales)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/' },
    },
    {
      name: 'pages-apart',
      comment: 'A page is one thin file that nobody imports: pages come by the route table.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'layouts-from-above',
      comment: 'Only the wiring builds on the layouts.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/layouts/|${WIRING}` },
      to: { path: '^src/layouts/' },
    },

    // 3. Rules need no browser.
    only(
      'rules',
      RULES,
      '^src/(lib/(?!browser/)|api/|features/[^/]+/rules/)',
      'A rule knows rules.',
    ),
    typesOnly(
      'rules-contract-types',
      RULES,
      { path: '^src/api/', pathNot: [PLAIN, '^src/api/(pages|callOutcome)\\.ts$'] },
      'Rules know the shapes of the contract and its closed lists, and run none of its schemas.',
    ),
    packages(
      'rules-packages',
      RULES,
      ['big\\.js', 'dayjs', 'ipaddr\\.js'],
      'Rules use exact numbers, days and addresses of these libraries only: no React, no Umi, no antd.',
    ),

    // 4. What is not shipped, and what is only read.
    only('locales', '^src/locales/', '^src/', 'Texts know no configuration and no mock.'),
    typesOnly(
      'locales-types',
      '^src/locales/',
      { path: '^src/', pathNot: '^src/locales/' },
      'Texts may know types of the source, not run its code.',
    ),
    typesOnly(
      'config-types',
      '^config/(?!plugins/)',
      { path: '^src/' },
      'Configuration may know types of the source, not run its code.',
    ),
    only(
      'config-plugins',
      '^config/plugins/',
      '^(config|src/(lib|locales))/',
      'A plugin of the build may read constants of the source.',
    ),
    only(
      'mock',
      '^mock/(?!scenarios/)',
      '^(mock|src/api/contract)/',
      'A mock that validates with the app’s own rules proves nothing.',
    ),
    only(
      'scenarios',
      '^mock/scenarios/',
      '^(mock|src/(api/contract|locales))/',
      'A scenario says what its page says, by the portal’s texts.',
    ),
    only(
      'contract-check',
      '^scripts/contract',
      '^src/(lib|locales|api|features/[^/]+/rules)/',
      'The contract check reads as the portal reads and says what it says: by its rules and texts, without its views.',
    ),
    {
      name: 'nobody-imports-mock',
      comment: 'The production bundle holds nothing of the mock.',
      severity: 'error',
      from: { path: '^(src|config)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mock/' },
    },
    {
      name: 'examples-not-shipped',
      comment: 'Examples of calls are for tests, the contract check and documents.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/api/contract/examples\\.ts$' },
    },
    {
      name: 'nobody-imports-tools',
      comment: 'Tests, scripts and measures use what is shipped, which does not use them.',
      severity: 'error',
      from: { path: '^(src|config|mock)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|scripts|perf)/' },
    },
    {
      name: 'test-support-rooms',
      comment: 'A runner’s room is used by that runner alone.',
      severity: 'error',
      from: { path: '^tests/support/([^/]+)' },
      to: { path: '^tests/support/(jsdom|playwright)/', pathNot: '^tests/support/$1/' },
    },
    {
      name: 'test-support-world',
      comment: 'What the runners share needs no runner.',
      severity: 'error',
      from: { path: '^tests/support/(world/|[^/]+$)' },
      to: { path: 'node_modules/(@playwright|@testing-library)/' },
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
