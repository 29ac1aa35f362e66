/** Every function that others may call says what it is for: a law that no linter can hold. */
import ts from 'typescript';
import { sourcesOf } from './support/sources';

/** Returns the places in a source, as `file:line`, of exported functions and classes without a docstring. */
function unexplained(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return tree.statements.filter(isUnexplained).map((node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    return `${file}:${line + 1}`;
  });
}

/** Finds an exported function or class without a docstring. */
function isUnexplained(node: ts.Statement): boolean {
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
  const all = folders.flatMap((folder) => sourcesOf(folder));
  expect(all.length).toBeGreaterThan(500);
  expect(all.flatMap(({ file, text }) => unexplained(file, text))).toEqual([]);
  const code =
    'export function a() {}\nexport const b = () => 1;\n/** Why. */\nexport const c = () => 1;\nconst d = () => 1;';
  expect(unexplained('x.ts', code)).toEqual(['x.ts:1', 'x.ts:2']);
});
