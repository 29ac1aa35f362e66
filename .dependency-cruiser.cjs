// The import law: who may import whom. What is not allowed here is not allowed. tests/importLaw.test.ts plants imports that break it.
const { readFileSync } = require('node:fs');
const { join, posix } = require('node:path');

/** The pages, as the route table names them: a folder of src/pages each, or a file. */
const PAGE = /'@\/pages\/([\w/]+)'/g;
const routes = readFileSync(join(__dirname, 'config/routes.ts'), 'utf8');
const pages = [...new Set([...routes.matchAll(PAGE)].map(([, page]) => page))];
if (pages.length === 0) throw new Error(`.dependency-cruiser.cjs: config/routes.ts has no ${PAGE}`);

/** A page keeps to itself; a stylesheet one folder above it may serve it and its neighbours there. */
const pageApart = (page) => ({
  name: 'pages-apart',
  comment: 'A page never imports another page.',
  severity: 'error',
  from: { path: `^src/pages/${page}[/.]` },
  to: {
    path: '^src/pages/',
    pathNot: [`^src/pages/${page}[/.]`, `^${posix.join('src/pages', page, '..')}/[^/]+\\.css$`],
  },
});

/** What imports nothing of the source but the folders that are named. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|mock|config)/', pathNot: allowed },
});

/** What puts the portal together, and may import everything but pages and the mock. */
const WIRING = '^src/(boot/|(app|access)\\.tsx?$)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle hides which of the two comes first.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
    {
      name: 'services-packages',
      comment: "Services need Umi's request and nothing else.",
      severity: 'error',
      from: { path: '^src/services/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(@umijs/max|umi)/' },
    },
    only('runtime', '^src/runtime/', '^src/(runtime|contract|domain)/', 'The impure edge.'),
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
    ...['queries', 'models'].map((folder) =>
      only(
        folder,
        `^src/${folder}/`,
        `^src/(${folder}|domain|services|runtime|session|purchase|contract)/`,
        'Server state and client state stand side by side.',
      ),
    ),
    only(
      'ui',
      '^src/ui/',
      '^src/(ui|domain|contract|locales)/',
      'antd and ProComponents as the portal uses them.',
    ),
    only(
      'components',
      '^src/components/',
      '^src/(components|ui|domain|contract|locales)/',
      'Shared views get all they show by props.',
    ),
    {
      name: 'contract-types',
      comment: 'Shared views, server state and client state know the shapes of the contract only.',
      severity: 'error',
      from: { path: '^src/(ui|components|queries|models)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    ...pages.map(pageApart),
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
      from: { path: '^src/', pathNot: `^src/layouts/|${WIRING}` },
      to: { path: '^src/layouts/' },
    },
    {
      name: 'boot-from-above',
      comment: 'What runs before the first page is wired in and built on by nothing.',
      severity: 'error',
      from: { path: '^src/', pathNot: WIRING },
      to: { path: '^src/boot/' },
    },
    only('locales', '^src/locales/', '^src/', 'Texts know no configuration and no mock.'),
    ...['src/locales', 'config'].map((folder) => ({
      name: `${posix.basename(folder)}-types`,
      comment: 'Texts and configuration may know types of the source, not run its code.',
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: `^${folder}/`, dependencyTypesNot: ['type-only'] },
    })),
    only(
      'mock',
      '^mock/',
      '^(mock|src/contract)/',
      'A mock that validates with the app’s own rules proves nothing.',
    ),
    only(
      'contract-check',
      '^scripts/contract',
      '^src/(contract|domain|locales)/|^src/api/errorText\\.ts$',
      'The contract check reads as the portal reads and says what it says: by its rules and texts, without its views.',
    ),
    {
      name: 'nobody-imports-mock',
      comment: 'The production bundle holds nothing of the mock.',
      severity: 'error',
      from: { path: '^(src|config)/' },
      to: { path: '^mock/' },
    },
    {
      name: 'nobody-imports-tools',
      comment: 'Tests, scripts and benches use what is shipped, which does not use them.',
      severity: 'error',
      from: { path: '^(src|config|mock)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|scripts|bench)/' },
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
