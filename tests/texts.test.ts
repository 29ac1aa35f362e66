/** Every text of the portal must be shown somewhere: a key that no source names is dead. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { MESSAGES } from './support/messages';

const ROOT = join(__dirname, '..');
/** `menu.` and the names of the route table make keys; no other text stands outside of src. */
const SOURCES = ['src', 'config'];
/** A part of a key, as it stands in a template around a placeholder: `menu.${name}`, `${words}.way.${way}`. */
const PART = /[a-z]\.|\.[a-z]/i;

const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the possible values of a source's string literals and templates. */
function textsIn(source: string): { texts: string[]; patterns: RegExp[] } {
  const tree = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const texts: string[] = [];
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      if (parts.some(({ text }) => PART.test(text))) {
        patterns.push(new RegExp(`^${parts.map(({ text }) => exactly(text)).join('[^.]+')}$`));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { texts, patterns };
}

/** Returns the keys that no source can mean. */
function deadKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const found = sources.map(textsIn);
  const texts = new Set(found.flatMap((one) => one.texts));
  const patterns = found.flatMap((one) => one.patterns);
  return keys.filter((key) => !texts.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

it('no text is there that nothing shows', () => {
  const keys = Object.keys(MESSAGES['en-US']);
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^(\.umi|locales)|\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  expect(keys.length).toBeGreaterThan(500);
  expect(deadKeys(keys, sources)).toEqual([]);
});

it('a key is alive by its name, and by a template that it fits', () => {
  const source = `t('a.name'); t(\`menu.\${name}\`); t(\`\${words}.way.\${way}\`); \`\${host}:\${port}\`;`;
  const keys = ['a.name', 'menu.usage', 'order.way.balance', 'a.title', 'submenu.a', 'menu.a.b'];
  expect(deadKeys(keys, [source])).toEqual(['a.title', 'submenu.a', 'menu.a.b']);
});
