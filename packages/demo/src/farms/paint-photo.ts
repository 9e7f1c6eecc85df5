import { deflateSync } from 'node:zlib';

/*
 * A picture as a phone might take it on the farm: sky, ranges, pasture and a fence of posts and wires. Painted dot by dot, so that the
 * demonstration needs no picture of a real place.
 */
type Colour = readonly [number, number, number];

const WIDTH = 640;
const HEIGHT = 480;
const HORIZON = 200;

const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

const SKY_TOP: Colour = [126, 170, 214];
const SKY_LOW: Colour = [214, 228, 236];
const FAR_RANGE: Colour = [146, 164, 160];
const NEAR_RANGE: Colour = [120, 142, 112];
const GRASS_FAR: Colour = [132, 160, 88];
const GRASS_NEAR: Colour = [92, 128, 56];
const WOOD: Colour = [92, 66, 46];
const WIRE: Colour = [74, 74, 70];

const rangeHeight = (x: number, phase: number, height: number): number =>
  HORIZON - height * (0.6 + 0.3 * Math.sin(x / 95 + phase) + 0.2 * Math.sin(x / 37 + 2 * phase));

/** A little unevenness of grass and light, the same for the same dot. */
const grain = (x: number, y: number): number => ((Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1) * 14;

const POST_EVERY = 90;

/** What a post or a wire of the fence has here; undefined where the fence is not. */
function fenceAt(x: number, y: number, phase: number): Colour | undefined {
  const along = x + phase * 40;
  const ground = 270 + along * 0.16;
  const height = 90 + along * 0.1;
  if (y > ground || y < ground - height) return undefined;
  if (along % POST_EVERY < 9) return WOOD;
  const share = (ground - y) / height;
  const isWire = [0.25, 0.5, 0.75, 0.92].some((wire) => Math.abs(share - wire) * height < 0.9);
  return isWire ? WIRE : undefined;
}

function dotAt(x: number, y: number, phase: number): Colour {
  const fence = fenceAt(x, y, phase);
  if (fence) return fence;
  if (y > HORIZON) {
    const shade = grain(x, y);
    const [red, green, blue] = mix(GRASS_FAR, GRASS_NEAR, (y - HORIZON) / (HEIGHT - HORIZON));
    return [red + shade, green + shade, blue + shade / 2];
  }
  if (y > rangeHeight(x, phase, 60)) return NEAR_RANGE;
  if (y > rangeHeight(x, phase + 2, 130)) return FAR_RANGE;
  return mix(SKY_TOP, SKY_LOW, y / HORIZON);
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let sum = 0xffffffff;
  for (const byte of body) sum = (CRC[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((sum ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** So many different stretches of the fence are painted. */
const STRETCHES = 2;
const painted = new Map<number, Uint8Array>();

/** A photo of a fence on a farm as the bytes of a PNG, painted once; another `nth` may be another stretch of it. */
export function paintPhoto(nth: number): Uint8Array {
  const stretch = nth % STRETCHES;
  const photo = painted.get(stretch) ?? paintStretch(stretch);
  painted.set(stretch, photo);
  return photo;
}

function paintStretch(nth: number): Uint8Array {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  let at = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    at += 1; // each row begins with its filter: none
    for (let x = 0; x < WIDTH; x += 1)
      for (const part of dotAt(x, y, nth)) {
        rows[at] = Math.max(0, Math.min(255, Math.round(part)));
        at += 1;
      }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8); // 8 bits each of red, green and blue
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
