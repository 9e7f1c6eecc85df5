/** Protocol buffer tag of a layer in a vector tile: its field number, and the wire type of a length-prefixed value. */
const LAYER_TAG = (3 << 3) | 2;

/** Reads a varint (seven bits per byte) and its end; undefined where it does not end. */
function readVarint(bytes: Uint8Array, from: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let place = from; place < Math.min(bytes.length, from + 5); place += 1) {
    const byte = bytes[place] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (place - from));
    if (byte < 0x80) return { value, end: place + 1 };
  }
  return undefined;
}

/**
 * Whether bytes have the structure of a vector tile: layers, one after another, to the last byte. The content of a layer is not checked; an error
 * page or a compressed file is no tile.
 */
export function isVectorTile(bytes: Uint8Array): boolean {
  let place = 0;
  while (place < bytes.length) {
    const length = bytes[place] === LAYER_TAG ? readVarint(bytes, place + 1) : undefined;
    if (!length) return false;
    place = length.end + length.value;
  }
  return place === bytes.length;
}
