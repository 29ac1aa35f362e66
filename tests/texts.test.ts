/** Every text must be shown somewhere (a key that no source names is dead), and must be loaded where it is shown. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The sources that show texts, by their paths. */
const readSources = () =>
  SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^(\.umi|locales)|\.test\.tsx?$/.test(file))
      .map((file) => ({
        path: join(folder, file),
        source: readFileSync(join(ROOT, folder, file), 'utf8'),
      })),
  );

/** The import of a file of texts that load with the code which shows them. */
const LATE = /from '@\/locales\/en-US\/(\w+)'/g;

/** Returns the keys of late texts that are shown outside of the folder whose code loads them, by source. */
function strayKeys(sources: ReturnType<typeof readSources>, keysOf: (file: string) => string[]) {
  const shown = sources.map(({ path, source }) => ({ path, texts: textsIn(source).texts }));
  return sources.flatMap(({ path, source }) =>
    [...source.matchAll(LATE)].flatMap(([, file = '']) => {
      const keys = new Set(keysOf(file));
      return shown
        .filter((other) => !other.path.startsWith(`${dirname(path)}/`))
        .flatMap((other) =>
          other.texts.filter((text) => keys.has(text)).map((key) => `${other.path}: ${key}`),
        );
    }),
  );
}

it('every text is shown somewhere', () => {
  const keys = Object.keys(MESSAGES['en-US']);
  const sources = readSources().map(({ source }) => source);
  expect(keys.length).toBeGreaterThan(500);
  expect(deadKeys(keys, sources)).toEqual([]);
});

it('a key is alive by its name, and by a template that it fits', () => {
  const source = `t('a.name'); t(\`menu.\${name}\`); t(\`\${words}.way.\${way}\`); \`\${host}:\${port}\`;`;
  const keys = ['a.name', 'menu.usage', 'order.way.balance', 'a.title', 'submenu.a', 'menu.a.b'];
  expect(deadKeys(keys, [source])).toEqual(['a.title', 'submenu.a', 'menu.a.b']);
});

it('a text that loads late is shown only by the code that it loads with', () => {
  const sources = readSources();
  const keysIn = (file: string) => {
    const text = readFileSync(join(ROOT, 'src/locales/en-US', `${file}.ts`), 'utf8');
    return [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key);
  };
  expect(keysIn('moveMany').length).toBeGreaterThan(10);
  expect(strayKeys(sources, keysIn)).toEqual([]);
  const stray = { path: 'src/features/a/b/C.tsx', source: `t('d.name')` };
  const owner = { path: 'src/features/a/d/D.tsx', source: `import en from '@/locales/en-US/d';` };
  expect(strayKeys([stray, owner], () => ['d.name'])).toEqual(['src/features/a/b/C.tsx: d.name']);
});
