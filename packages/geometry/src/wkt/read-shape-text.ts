import { readWkb, systemOfWkb } from '../wkb/read-wkb.ts';
import { readWkt, type ReadShape } from './read-wkt.ts';

/** A shape as a cell of a table has it, and the number of the coordinate system that it says of itself; null where it says none. */
export interface ShapeText {
  readonly shape: ReadShape;
  readonly system: number | null;
}

/** As PostGIS writes binary as text, and as others do: in pairs of hexadecimal figures, the order of its bytes first. */
const HEX = /^(?:\\x|0x)?(0[01](?:[0-9a-f]{2})+)$/i;
const SYSTEM = /^SRID=(\d+);/i;

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
}

/**
 * Reads well-known text, that of PostGIS with its `SRID=…;`, and well-known binary that is written in hexadecimal figures. Null for
 * anything else. Nobody has judged its numbers yet.
 */
export function readShapeText(text: string): ShapeText | null {
  const written = text.trim();
  const [, hex] = HEX.exec(written) ?? [];
  if (hex !== undefined) {
    const bytes = bytesOf(hex);
    const shape = readWkb(bytes);
    return shape && { shape, system: systemOfWkb(bytes) };
  }
  const [head = '', number] = SYSTEM.exec(written) ?? [];
  const shape = readWkt(written.slice(head.length));
  // PostGIS writes 0 where nothing is known.
  return shape && { shape, system: Number(number ?? 0) || null };
}
