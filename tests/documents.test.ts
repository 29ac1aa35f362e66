/** Documents agree with the code: routes, features, the username's grammar; and links lead from one document to another. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { USERNAME_TEMPLATE } from '../src/features/generator/rules/line/proxyUsername';
import { textOf } from './support/documents';
import { MESSAGES, type TextKey } from './support/messages';
import { t } from './support/texts';
import { MENU_ENTRIES, ROUTES } from './support/world/routes';

const ROOT = join(__dirname, '..');

it.each(ROUTES)('docs/specification.md "Screens and routes" has the page %s', (path) => {
  expect(textOf('docs/specification.md')).toMatch(new RegExp(`^\\| \`${path}\` +\\|`, 'm'));
});

it.each(MENU_ENTRIES)(
  'docs/specification.md "Screens and routes" has the menu\'s name of $path',
  ({ path, text }) => {
    const row = new RegExp(`^\\| \`${path}\` +\\| ${MESSAGES['en-US'][text]} +\\|`, 'm');
    expect(textOf('docs/specification.md')).toMatch(row);
  },
);

it.each(readdirSync(join(ROOT, 'src/features')))(
  'src/features/%s/index.ts says with which file to start',
  (feature) => {
    const folder = join('src/features', feature);
    const [, start = ''] = /Start with[\s*]*`([^`]*)`/.exec(textOf(join(folder, 'index.ts'))) ?? [];
    expect(start).toMatch(/\.tsx?$/);
    expect(existsSync(join(ROOT, folder, start))).toBe(true);
  },
);

it('docs/contract.md has the grammar of the proxy username', () => {
  const grammar = /^ {4}(\{account\}.*)$/m.exec(textOf('docs/contract.md'))?.[1];
  expect(grammar).toBe(USERNAME_TEMPLATE);
});

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'docs', 'deploy'].flatMap((place) =>
  place.endsWith('.md')
    ? [place]
    : readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => join(place, file)),
);

it.each(DOCUMENTS)('%s quotes texts of the portal as they are', (document) => {
  const quoted = [...textOf(document).matchAll(/`(\w+(?:\.\w+)+)`: "([^"]*)"/g)];
  const written = quoted.map(([, key = '', text = '']) => [key, text.replace(/\s+/g, ' ')]);
  const untrue = written.filter(
    ([key, text = '']) =>
      !t
        .pattern(key as TextKey, { kind: 'order' })
        .exec(text)?.[0]
        .startsWith(text),
  );
  expect(untrue).toEqual([]);
});

it.each(DOCUMENTS)('%s links to files that exist', (document) => {
  const targets = [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
    ([, target = '']) => target,
  );
  const missing = targets.filter(
    (target) => !existsSync(join(ROOT, dirname(document), decodeURI(target))),
  );
  expect(missing).toEqual([]);
});

/** Returns the files that a name such as `locales/{en-US,ru-RU}/user.ts` stands for. */
function filesOf(name: string): string[] {
  const [, before = '', inner = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return inner === '' ? [name] : inner.split(',').map((one) => before + one + after);
}

// Decisions may name what is no longer there; the example of a new page and patterns name what is not.
it.each(DOCUMENTS.filter((document) => !document.startsWith('docs/decisions')))(
  '%s names files that exist',
  (document) => {
    const named = textOf(document).matchAll(
      /`((?:config|deploy|docs|mock|perf|public|scripts|src|tests)\/[^`\s]*)`/g,
    );
    const paths = [...named].flatMap(([, name = '']) => filesOf(name));
    const missing = paths.filter((path) => !existsSync(join(ROOT, path)));
    expect(missing.filter((path) => !/\/news\b|[*<]/.test(path))).toEqual([]);
  },
);
