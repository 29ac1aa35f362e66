import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../config/brand';
import { APP_ICONS, manifest } from '../config/manifest';

const publicFile = (name: string) => readFileSync(join(__dirname, '../public', name));
/** Offset of a PNG's width; its height follows. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

describe('what `npm run icons` makes of the brand entry', () => {
  it('is the manifest of the brand as it is now', () => {
    expect(JSON.parse(publicFile(brand.manifest).toString())).toEqual(manifest);
  });

  it.each(APP_ICONS)('is a PNG of $size px: $file', ({ file, size }) => {
    const png = publicFile(file);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(WIDTH_AT), png.readUInt32BE(HEIGHT_AT)]).toEqual([size, size]);
  });
});
