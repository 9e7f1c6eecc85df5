import { expect, test } from 'vitest';
import { isVectorTile } from './is-vector-tile.ts';

test.each([
  ['nothing, which is a tile without layers', [], true],
  ['two layers', [0x1a, 2, 1, 2, 0x1a, 0], true],
  ['a layer that is longer than the rest', [0x1a, 9, 1, 2], false],
  ['a page', [...Buffer.from('<html>')], false],
  ['JSON', [...Buffer.from('{"a":1}')], false],
  ['a compressed file', [0x1f, 0x8b, 8, 0], false],
  ['a length without end', [0x1a, 0xff, 0xff, 0xff, 0xff, 0xff], false],
])('%s', (_what, bytes, is) => {
  expect(isVectorTile(Uint8Array.from(bytes))).toBe(is);
});
