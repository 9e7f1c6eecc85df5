/** The field of a vector tile that holds a layer, and how protocol buffers write a length before what follows. */
const LAYER_TAG = (3 << 3) | 2;

/** A number of seven bits a byte, and where it ends; undefined where it does not. */
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
 * Whether bytes are built as a vector tile is: layers, one after another, to the last byte. What stands within a layer
 * is the reader's to judge; a page of an error or a compressed file is none.
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
