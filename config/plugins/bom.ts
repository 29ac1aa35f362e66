import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { addVitePlugin, type Bundle, fileOf } from '../vitePlugin';

const NAME = 'config/plugins/bom.ts';
const ROOT = join(__dirname, '../..');
/** Finds the package in a module's path; of nested packages, the innermost. */
const PACKAGE = /^.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Packages whose files are copied into the build, so that no module names them: `config/plugins/flags.ts`. */
const COPIED = ['node_modules/country-flag-icons'];

/** A package as package-lock.json has it. */
interface Locked {
  readonly version: string;
  readonly license: string;
  readonly integrity: string;
}
interface Component extends Locked {
  readonly name: string;
  /** The text of the licence, empty where the package brings none. */
  readonly text: string;
}
type Product = Pick<Component, 'name' | 'version'>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Lists the folders of packages, from the root, that a bundle has code of. */
export function packagesIn(bundle: Bundle, root: string = ROOT): readonly string[] {
  const inRoot = `${root.replace(/\\/g, '/')}/`;
  const folders = Object.values(bundle)
    .flatMap(({ modules = {} }) => Object.keys(modules))
    // A module that a plugin makes has a null character before its name.
    .map((id) => PACKAGE.exec(fileOf(id).replace('\0', ''))?.[0] ?? '')
    .filter((folder) => folder.startsWith(inRoot))
    .map((folder) => folder.slice(inRoot.length, -1));
  return [...new Set([...folders, ...COPIED])].sort();
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** Reads packages of the lock file. Throws when it names no licence of one: nobody would know what is shipped. */
export function componentsOf(folders: readonly string[], root: string = ROOT): Component[] {
  const { packages } = readJson(join(root, 'package-lock.json')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  return folders.map((path) => {
    const locked = packages[path];
    if (!locked?.license) throw new Error(`${NAME}: package-lock.json names no licence of ${path}`);
    const { version, license, integrity } = locked;
    const name = path.replace(/^.*node_modules\//, '');
    return { name, version, license, integrity, text: licenceText(join(root, path)) };
  });
}

/** Turns the lock file's checksum into the form of CycloneDX. */
function hashOf(integrity: string): object {
  const [algorithm = '', sum = ''] = integrity.split('-');
  return {
    alg: algorithm.replace('sha', 'SHA-'),
    content: Buffer.from(sum, 'base64').toString('hex'),
  };
}

/** Writes the list of components as CycloneDX 1.6. It has no time and no random number: the same build gives the same file. */
export function cycloneDx(product: Product, components: readonly Component[]): string {
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: product.name, version: product.version },
    },
    components: components.map(({ name, version, license, integrity }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const licence = /[\s()]/.test(license)
        ? { expression: license }
        : { license: { id: license } };
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        purl,
        licenses: [licence],
        hashes: [hashOf(integrity)],
      };
    }),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Writes the licences of the components, each with its text. */
export const licencesText = (components: readonly Component[]): string =>
  components
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);

/**
 * Lists the bundle's packages in a folder beside the build (`dist-bom/`), because customers need none of it:
 * `sbom.cdx.json` for scanners, `licences.txt` for people.
 */
export default (api: IApi) => {
  let folders: readonly string[] = [];
  addVitePlugin(api, {
    name: 'portal-bom',
    apply: 'build',
    generateBundle(_: unknown, bundle: Bundle) {
      folders = packagesIn(bundle);
    },
  });
  api.onBuildHtmlComplete(() => {
    const components = componentsOf(folders);
    const folder = `${api.paths.absOutputPath}-bom`;
    mkdirSync(folder, { recursive: true });
    const product = readJson(join(ROOT, 'package.json')) as Product;
    writeFileSync(join(folder, 'sbom.cdx.json'), cycloneDx(product, components));
    writeFileSync(join(folder, 'licences.txt'), licencesText(components));
  });
};
