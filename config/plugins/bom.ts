import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import license, { type Dependency } from 'rollup-plugin-license';
import { name, version } from '../../package.json';

/** Describes a package in the words of CycloneDX. */
function componentOf({ name, version, license: licence }: Dependency) {
  const purl = `pkg:npm/${name?.replace('@', '%40')}@${version}`;
  const licences = /[\s()]/.test(licence ?? '')
    ? { expression: licence }
    : { license: { id: licence } };
  return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: [licences] };
}

/** Lists packages as CycloneDX 1.6. Sorted, because two releases are compared by it. */
function cycloneDx(packages: readonly Dependency[]): string {
  const components = packages
    .map(componentOf)
    .sort((one, other) => (one.purl < other.purl ? -1 : 1));
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components,
  };
  return JSON.stringify(document, null, 2);
}

/**
 * Lists the packages of a build in a folder: `sbom.cdx.json` for scanners, `licences.txt` for people. Fails for a package without a
 * licence: nobody would know what is shipped.
 */
export const bom = (folder: string) =>
  license({
    thirdParty: {
      multipleVersions: true,
      allow: { test: (found) => Boolean(found.license), failOnUnlicensed: true },
      output: [
        { file: join(folder, 'sbom.cdx.json'), template: cycloneDx },
        join(folder, 'licences.txt'),
      ],
    },
  });

/** Writes the lists beside the build (`dist-bom/`), because customers need none of them. */
export default (api: IApi) => {
  api.modifyViteConfig((config) => {
    // Umi knows the build's folder only now.
    config.plugins = [...(config.plugins ?? []), bom(`${api.paths.absOutputPath}-bom`)];
    return config;
  });
};
