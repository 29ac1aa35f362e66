/** Every text must be shown somewhere (a key that no source names is dead), and must be loaded where it is shown. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { textOf } from './support/documents';
import { escapeRegExp } from './support/escapeRegExp';
import { MESSAGES } from './support/messages';

/** `menu.` and the names of the route table make keys; no other text stands outside of src. */
const SOURCES = ['src', 'config'];
/** A part of a key, as it stands in a template around a placeholder: `menu.${name}`, `${words}.payWay.${payWay}`. */
const PART = /[a-z]\.|\.[a-z]/i;

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
        patterns.push(new RegExp(`^${parts.map(({ text }) => escapeRegExp(text)).join('[^.]+')}$`));
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

interface Source {
  /** Where it is, from the root of the project. */
  readonly file: string;
  readonly text: string;
}

/** Reads the sources that show texts: no tests, none of the files that Umi writes, and no locales. */
const readSources = (): readonly Source[] =>
  SOURCES.flatMap((folder) =>
    readdirSync(join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/^\.umi|\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !file.startsWith('src/locales'))
      .map((file) => ({ file, text: textOf(file) })),
  );

/** The import of a file of texts that load with the code which shows them. */
const LATE = /from '@\/locales\/en-US\/(\w+)'/g;

/** Returns the keys of late texts that are shown outside of the folder whose code loads them, by source. */
function strayKeys(sources: readonly Source[], keysOf: (file: string) => string[]) {
  const shown = sources.map(({ file, text }) => ({ file, texts: textsIn(text).texts }));
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(LATE)].flatMap(([, locale = '']) => {
      const keys = new Set(keysOf(locale));
      return shown
        .filter((other) => !other.file.startsWith(`${dirname(file)}/`))
        .flatMap((other) =>
          other.texts.filter((text) => keys.has(text)).map((key) => `${other.file}: ${key}`),
        );
    }),
  );
}

it('every text is shown somewhere', () => {
  const keys = Object.keys(MESSAGES['en-US']);
  const sources = readSources().map(({ text }) => text);
  expect(keys.length).toBeGreaterThan(500);
  expect(deadKeys(keys, sources)).toEqual([]);
});

it('a text that loads late is shown only by the code that it loads with', () => {
  const sources = readSources();
  const keysIn = (file: string) => {
    const text = textOf(`src/locales/en-US/${file}.ts`);
    return [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key);
  };
  expect(keysIn('moveMany').length).toBeGreaterThan(10);
  expect(strayKeys(sources, keysIn)).toEqual([]);
});
