import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFlags } from './flags';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flags-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('pictures are copied, and nothing else of their folder', () => {
  const [from, to] = [join(folder, '3x2'), join(folder, 'flags')];
  mkdirSync(from);
  for (const name of ['DE.svg', 'FR.svg', 'flags.css']) writeFileSync(join(from, name), '');
  copyFlags(from, to);
  expect(readdirSync(to).sort()).toEqual(['DE.svg', 'FR.svg']);
});

it('a package without the pictures fails the build', () => {
  const message = (from: string) => `config/plugins/flags.ts: ${from} has no DE.svg`;
  for (const from of [folder, join(folder, '3x2')])
    expect(() => copyFlags(from, join(folder, 'flags'))).toThrow(message(from));
});
