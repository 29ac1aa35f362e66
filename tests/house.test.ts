/** Things that may stand in one place only, found in the sources by TypeScript's parser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');
/** What takes a function that imports, and gives it the time-out, the words and the second try that code needs. */
const LOADERS = ['lazyModule', 'lazyPart', 'registerMessages'];
const STORES = ['localStorage', 'sessionStorage'];

/** Returns the places in a source, as `file:line`, whose node is meant. */
function places(file: string, source: string, isMeant: (node: ts.Node) => boolean): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isMeant(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** An import that stands in no argument of a loader. */
function isBareImport(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) {
    return false;
  }
  for (let outer: ts.Node = node.parent; outer; outer = outer.parent) {
    if (ts.isCallExpression(outer) && LOADERS.includes(outer.expression.getText())) {
      return false;
    }
  }
  return true;
}

/** Finds one of the browser's two stores, by its name or by a text that names it. */
const isStore = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) || ts.isStringLiteral(node)) && STORES.includes(node.text);

/** Reads the sources of a folder, without their tests. */
const sourcesOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/^\.umi|\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const sources = sourcesOf('src');

const testsOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

it('code comes by one loader', () => {
  const some = sources.filter(({ text }) => text.includes('import('));
  expect(some.length).toBeGreaterThan(20);
  expect(some.flatMap(({ file, text }) => places(file, text, isBareImport))).toEqual([]);
});

it('what the browser stores goes through one module', () => {
  const some = sources.filter(({ text }) => STORES.some((store) => text.includes(store)));
  expect(some.map(({ file }) => file)).toContain('src/lib/browser/storage.ts');
  expect(
    some
      .filter(({ file }) => file !== 'src/lib/browser/storage.ts')
      .flatMap(({ file, text }) => places(file, text, isStore)),
  ).toEqual([]);
});

/** Modules that may format times: texts and exports, days, and the report in a format of its own. */
const TIME_WRITERS = [
  'src/lib/time/timeText.ts',
  'src/lib/time/day.ts',
  'src/features/report/rules/har.ts',
];

it('times are written by the rules for them, and nowhere else', () => {
  const isWriter = (node: ts.Node) =>
    ts.isIdentifier(node) && /^(toISOString|toLocale\w*String|DateTimeFormat)$/.test(node.text);
  const outside = sources.filter(({ file }) => !TIME_WRITERS.includes(file));
  expect(outside).toHaveLength(sources.length - TIME_WRITERS.length);
  expect(outside.flatMap(({ file, text }) => places(file, text, isWriter))).toEqual([]);
  expect(places('x.ts', 'new Date(0).toISOString();', isWriter)).toEqual(['x.ts:1']);
});

/** Finds an import of anything of Umi's but `request`. */
const isMoreThanRequest = (node: ts.Node): boolean => {
  if (!ts.isImportDeclaration(node)) return false;
  if (!ts.isStringLiteral(node.moduleSpecifier)) return false;
  if (!/^(@umijs\/max|umi)\b/.test(node.moduleSpecifier.text)) return false;
  const names = node.importClause?.namedBindings;
  if (node.importClause?.name || !names || !ts.isNamedImports(names)) return true;
  return names.elements.some(({ name, propertyName }) => (propertyName ?? name).text !== 'request');
};

it('services use nothing of Umi but its request', () => {
  const services = sources.filter(({ file }) => file.startsWith('src/services/'));
  expect(services.some(({ text }) => text.includes('@umijs/max'))).toBe(true);
  expect(services.flatMap(({ file, text }) => places(file, text, isMoreThanRequest))).toEqual([]);
  const code = [
    "import { request as send } from '@umijs/max';",
    "import { request, history } from '@umijs/max';",
    "import { history as request } from 'umi';",
    "import * as umi from '@umijs/max';",
  ].join('\n');
  expect(places('x.ts', code, isMoreThanRequest)).toEqual(['x.ts:2', 'x.ts:3', 'x.ts:4']);
});

/** Files that Umi finds by their names. */
const WIRING = /^src\/(app|access|loading)\.tsx?$/;
const EXPORT = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

/** Lists exports of a source that no source uses, itself included: knip counts tests as users. */
function unusedExports(some: readonly { file: string; text: string }[]): string[] {
  const uses = new Map<string, number>();
  for (const { text } of some) {
    for (const [word] of text.matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return some
    .filter(({ file }) => file.startsWith('src/') && !WIRING.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(EXPORT)]
        .filter(([, name = '']) => uses.get(name) === 1)
        .map(([, name = '']) => `${file}: ${name}`),
    );
}

it('no code is there for its tests alone', () => {
  const all = [...sources, ...sourcesOf('scripts'), ...sourcesOf('config')];
  expect(unusedExports(all)).toEqual([]);
  const file = 'src/lib/x.ts';
  const text = 'export const used = 1;\nexport function unused() { return used; }';
  expect(unusedExports([{ file, text }])).toEqual([`${file}: unused`]);
});

it('the checks see what they look for', () => {
  const code = "const a = () => import('./a');\nlazyModule(async () => (await import('./b')).b);";
  expect(places('x.ts', code, isBareImport)).toEqual(['x.ts:1']);
  expect(places('x.ts', "type A = import('./a').A;", isBareImport)).toEqual([]);
  const stores = "window.localStorage.clear();\nwindow['sessionStorage'];\n// localStorage";
  expect(places('x.ts', stores, isStore)).toEqual(['x.ts:1', 'x.ts:2']);
  const functions =
    'export function a() {}\nexport const b = () => 1;\n/** Why. */\nexport const c = () => 1;\nconst d = () => 1;';
  expect(places('x.ts', functions, isUnexplained)).toEqual(['x.ts:1', 'x.ts:2']);
});

/** Folders of browser tests, and of their shared code. */
const BROWSER_TESTS = ['e2e', 'faults', 'chaos', 'bench', 'look', 'support'].map(
  (folder) => `tests/${folder}`,
);
const CONTROLS = 'tests/support/playwright/controls.ts';
/**
 * The roles of controls that antd builds of several parts. Fields, buttons, links, tabs and checkboxes have HTML's own roles.
 */
const BUILT =
  /getByRole\(\s*['"`](?:alertdialog|combobox|dialog|listbox|menu|menuitem\w*|navigation|option|radio|radiogroup|tooltip)['"`]/;
const ANTD_CLASS = /['"`\s]\.ant-/;
const knowsControls = (text: string) => BUILT.test(text) || ANTD_CLASS.test(text);

it('browser tests reach antd’s controls through one file', () => {
  // Testing Library reads jsdom's page, not a browser's.
  const all = BROWSER_TESTS.flatMap(testsOf).filter(
    ({ text }) => !text.includes('@testing-library/'),
  );
  for (const folder of BROWSER_TESTS)
    expect(all.some(({ file }) => file.startsWith(`${folder}/`))).toBe(true);
  const knowing = all.filter(({ text }) => knowsControls(text)).map(({ file }) => file);
  expect(knowing).toEqual([CONTROLS]);
  expect(knowsControls("page.getByRole('menuitem', { name })")).toBe(true);
  expect(knowsControls("page.getByRole(\n  'dialog',\n)")).toBe(true);
  expect(knowsControls("page.locator('main .ant-select')")).toBe(true);
  expect(knowsControls("page.getByRole('button', { name: 'dialog' })")).toBe(false);
});

/** Finds an exported function or class without a docstring. */
function isUnexplained(node: ts.Node): boolean {
  const isFunction = (one: ts.Node | undefined) =>
    one !== undefined && (ts.isArrowFunction(one) || ts.isFunctionExpression(one));
  const isMeant =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    (ts.isVariableStatement(node) &&
      node.declarationList.declarations.some(({ initializer }) => isFunction(initializer)));
  if (!isMeant) return false;
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported === true && ts.getJSDocCommentsAndTags(node).length === 0;
}

it('every function that others may call says what it is for', () => {
  const folders = ['src', 'mock', 'scripts', 'config', 'tests/support', 'tests/chaos'];
  const all = folders.flatMap(sourcesOf);
  expect(all.length).toBeGreaterThan(500);
  expect(all.flatMap(({ file, text }) => places(file, text, isUnexplained))).toEqual([]);
});
