import { readFileSync } from 'node:fs';
import { hasFlag } from 'country-flag-icons';
import { flagFiles } from './flags';

describe('the flags of the build', () => {
  it('are pictures by the codes that the portal asks for', () => {
    const files = flagFiles();
    for (const code of ['US', 'DE', 'RU']) {
      expect(hasFlag(code)).toBe(true);
      expect(readFileSync(files.get(code) ?? '', 'utf8')).toContain('<svg');
    }
    expect(files.has('QX')).toBe(false);
  });

  it('fail the build when the package has moved them', () => {
    expect(() => flagFiles('/nowhere')).toThrow(
      'config/plugins/flags.ts: country-flag-icons has no',
    );
  });

  it.each([{}, { countries: [] }])('fail the build when the package lists none: %j', (listed) => {
    expect(() => flagFiles('/nowhere', listed)).toThrow(
      'config/plugins/flags.ts: country-flag-icons lists no countries',
    );
  });
});
