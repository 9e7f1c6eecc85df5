import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue, nothing interlaced. */
const HEADER = { bitDepth: 8, colourType: 2 } as const;
/** Each byte is written as what it is more than the one three before it: heights change little from cell to cell. */
const FILTER_SUB = 1;
const CHANNELS = 3;

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** A square picture as a PNG. `pixels` holds red, green and blue of each, row by row from the top. */
export function encodePng(pixels: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = HEADER.bitDepth;
  header[9] = HEADER.colourType;
  const row = size * CHANNELS;
  const filtered = new Uint8Array((row + 1) * size);
  for (let y = 0; y < size; y++) {
    filtered[y * (row + 1)] = FILTER_SUB;
    for (let x = 0; x < row; x++) {
      const before = x < CHANNELS ? 0 : (pixels[y * row + x - CHANNELS] ?? 0);
      filtered[y * (row + 1) + 1 + x] = (pixels[y * row + x] ?? 0) - before;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered, { level: 5 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
