/** Laws that no linter can hold, read from the sources by TypeScript's parser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');
/** Functions that take an import and give it a time-out, a failure message and a retry. */
const LOADERS = ['lazyModule', 'lazyPart', 'registerMessages'];

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

/** Returns true for an import outside the arguments of a loader. */
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

/** Reads the sources of a folder, without their unit tests. */
const sourcesOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/^\.umi|\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

it('every dynamic import goes through a loader', () => {
  const some = sourcesOf('src').filter(({ text }) => text.includes('import('));
  expect(some.length).toBeGreaterThan(20);
  expect(some.flatMap(({ file, text }) => places(file, text, isBareImport))).toEqual([]);
});

it('no page listens for its unloading, which would keep it out of the browser’s back/forward cache', () => {
  const found = sourcesOf('src').filter(({ text }) =>
    /['"](before)?unload['"]|onunload/.test(text),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('the checks see what they look for', () => {
  const code = "const a = () => import('./a');\nlazyModule(async () => (await import('./b')).b);";
  expect(places('x.ts', code, isBareImport)).toEqual(['x.ts:1']);
  expect(places('x.ts', "type A = import('./a').A;", isBareImport)).toEqual([]);
  const functions =
    'export function a() {}\nexport const b = () => 1;\n/** Why. */\nexport const c = () => 1;\nconst d = () => 1;';
  expect(places('x.ts', functions, isUnexplained)).toEqual(['x.ts:1', 'x.ts:2']);
});

/** Folders of browser tests, and of their shared code. */
const BROWSER_TESTS = ['e2e', 'faults', 'chaos', 'bench', 'look', 'support/playwright'].map(
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
  const all = BROWSER_TESTS.flatMap(sourcesOf);
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

/** Elements of code, and charts, whose texts a browser must not translate. */
const VERBATIM = ['code', 'pre', 'kbd', 'EChartsReact'];

it('no browser translates code and charts', () => {
  const isTag = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
    (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
    VERBATIM.includes(node.tagName.getText());
  const isOpen = (node: ts.Node) =>
    isTag(node) && !node.attributes.getText().includes('translate="no"');
  const some = sourcesOf('src').filter(({ text }) =>
    VERBATIM.some((tag) => text.includes(`<${tag}`)),
  );
  expect(some.length).toBeGreaterThan(4);
  expect(some.flatMap(({ file, text }) => places(file, text, isOpen))).toEqual([]);
  const code = '<><code>a</code><pre translate="no">b</pre><EChartsReact /></>;';
  expect(places('x.tsx', code, isOpen)).toHaveLength(2);
});
