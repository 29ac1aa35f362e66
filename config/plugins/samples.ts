import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

const NAME = 'config/plugins/samples.ts';
const FOLDER = 'src/features/generator/rules/samples';
const TARGETS = `${FOLDER}/targets`;
const REGISTRY = `${FOLDER}/registry.ts`;
/** A file exports the sample under its own name. */
const FILE = /^([A-Za-z]\w*)\.ts$/;

/** Returns the source of the registry, which imports every file of the targets' folder. Throws when a file cannot be a target. */
export function registryOf(root: string): string {
  const folder = join(root, TARGETS);
  if (!existsSync(folder)) throw new Error(`${NAME}: there is no ${TARGETS}`);
  const names = readdirSync(folder).map((file) => {
    const name = FILE.exec(file)?.[1];
    if (name === undefined)
      throw new Error(`${NAME}: ${TARGETS}/${file}: a target's file is named like a variable`);
    const source = readFileSync(join(folder, file), 'utf8');
    if (!source.includes(`export const ${name}: CodeSample`))
      throw new Error(`${NAME}: ${TARGETS}/${file} has no "export const ${name}: CodeSample"`);
    return name;
  });
  if (names.length === 0) throw new Error(`${NAME}: ${TARGETS} is empty`);
  names.sort();
  return [
    `/** Every file of \`targets\`. Umi's setup, dev and build write this module (${NAME}): do not edit it. */`,
    ...names.map((name) => `import { ${name} } from './targets/${name}';`),
    '',
    'export const TARGETS = {',
    ...names.map((name) => `  ${name},`),
    '};',
    '',
  ].join('\n');
}

/** Writes the registry when it has changed; an unchanged file is left alone, so that nothing is compiled anew. */
export function writeRegistry(root: string): void {
  const file = join(root, REGISTRY);
  const wanted = registryOf(root);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
}

/**
 * Lists every file of the code samples' folder in a registry, so that a new target is one file. The registry is written into the
 * source instead of `src/.umi`, because jest, tsx and Playwright read it too, and none of them has vite's `import.meta.glob`.
 */
export default (api: IApi) => {
  api.onGenerateFiles(() => writeRegistry(api.cwd));
  api.addTmpGenerateWatcherPaths(() => [join(api.cwd, TARGETS)]);
};
