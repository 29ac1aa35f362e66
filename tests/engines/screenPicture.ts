import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Places of numbers in the header of an X window dump (XWDFile.h), which is big-endian. */
const XWD = { headerSize: 0, bytesPerLine: 48, colours: 76 } as const;
const BYTES_PER_COLOUR = 12;
const BYTES_PER_PIXEL = 4;
/** Places of numbers in the header of a Windows bitmap, which is little-endian, and its length. */
const BMP = {
  size: 2,
  start: 10,
  ownSize: 14,
  width: 18,
  height: 22,
  planes: 26,
  depth: 28,
} as const;
const BMP_HEADER = 54;
const BMP_OWN_HEADER = 40;
/** The screen is drawn by another process: it has when two looks see the same. */
const LOOK_EVERY_MS = 300;

/** Cuts a part out of a screen of X as it is kept in a file, as a bitmap: both have blue, green, red and one unused byte. */
function cut(file: string, left: number, top: number, width: number, height: number): Buffer {
  const screen = readFileSync(file);
  const start =
    screen.readUInt32BE(XWD.headerSize) + screen.readUInt32BE(XWD.colours) * BYTES_PER_COLOUR;
  const line = screen.readUInt32BE(XWD.bytesPerLine);
  const header = Buffer.alloc(BMP_HEADER);
  const length = width * height * BYTES_PER_PIXEL;
  header.write('BM');
  header.writeUInt32LE(BMP_HEADER + length, BMP.size);
  header.writeUInt32LE(BMP_HEADER, BMP.start);
  header.writeUInt32LE(BMP_OWN_HEADER, BMP.ownSize);
  header.writeInt32LE(width, BMP.width);
  // Negative: the first line is the highest.
  header.writeInt32LE(-height, BMP.height);
  header.writeUInt16LE(1, BMP.planes);
  header.writeUInt16LE(BYTES_PER_PIXEL * 8, BMP.depth);
  const lines = Array.from({ length: height }, (_, index) => {
    const from = start + (top + index) * line + left * BYTES_PER_PIXEL;
    return screen.subarray(from, from + width * BYTES_PER_PIXEL);
  });
  return Buffer.concat([header, ...lines]);
}

/** Returns a part of the screen as a bitmap, once it is drawn. */
export async function screenPicture(
  ...[file, left, top, width, height]: Parameters<typeof cut>
): Promise<Buffer> {
  let last = cut(file, left, top, width, height);
  for (;;) {
    await pause(LOOK_EVERY_MS);
    const next = cut(file, left, top, width, height);
    if (next.equals(last)) return next;
    last = next;
  }
}
