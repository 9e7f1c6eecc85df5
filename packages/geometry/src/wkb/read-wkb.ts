import type { ReadShape } from '../wkt/read-wkt.ts';

const types: Readonly<Record<number, string>> = {
  1: 'Point',
  2: 'LineString',
  3: 'Polygon',
  4: 'MultiPoint',
  5: 'MultiLineString',
  6: 'MultiPolygon',
};
/** Marks of PostGIS for heights, measures and a number of the system before the coordinates. */
const EWKB = { height: 0x80000000, measure: 0x40000000, system: 0x20000000 };

/**
 * Reads well-known binary, plain, ISO and that of PostGIS; heights and measures are passed over. Null for anything else: bytes that stop
 * short, curves, surfaces and collections. Nobody has judged its numbers yet.
 */
export function readWkb(bytes: Uint8Array): ReadShape | null {
  try {
    return new Reader(bytes).shape();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The number of the system that binary of PostGIS says it is in; null where it says none. */
export function systemOfWkb(bytes: Uint8Array): number | null {
  if (bytes.length < 9) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = view.getUint8(0) === 1;
  if ((view.getUint32(1, isLittle) & EWKB.system) === 0) return null;
  return view.getUint32(5, isLittle) || null;
}

class Reader {
  readonly #view: DataView;
  #at = 0;
  #isLittle = true;
  #width = 2;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  shape(): ReadShape | null {
    const type = types[this.#head()];
    if (type === undefined) return null;
    const coordinates = this.#coordinatesOf(type);
    return coordinates === null ? null : { type, coordinates };
  }

  /** The number of the type, without what it says of heights. */
  #head(): number {
    this.#isLittle = this.#view.getUint8(this.#at) === 1;
    const code = this.#view.getUint32(this.#at + 1, this.#isLittle);
    this.#at += (code & EWKB.system) === 0 ? 5 : 9;
    const plain = code & 0x0fffffff;
    const iso = Math.floor(plain / 1000);
    const hasHeight = (code & EWKB.height) !== 0 || iso === 1 || iso === 3;
    const hasMeasure = (code & EWKB.measure) !== 0 || iso === 2 || iso === 3;
    this.#width = 2 + (hasHeight ? 1 : 0) + (hasMeasure ? 1 : 0);
    return plain % 1000;
  }

  #coordinatesOf(type: string): unknown {
    if (type === 'Point') return this.#place();
    if (type === 'LineString') return this.#places();
    if (type === 'Polygon') return this.#list(() => this.#places());
    const parts = this.#list(() => this.shape()?.coordinates ?? null);
    return parts.includes(null) ? null : parts;
  }

  #place(): readonly number[] {
    const place = [
      this.#view.getFloat64(this.#at, this.#isLittle),
      this.#view.getFloat64(this.#at + 8, this.#isLittle),
    ];
    this.#at += 8 * this.#width;
    return place;
  }

  #places(): readonly unknown[] {
    return this.#list(() => this.#place());
  }

  #list(read: () => unknown): readonly unknown[] {
    const count = this.#view.getUint32(this.#at, this.#isLittle);
    this.#at += 4;
    // What says more than there are bytes for is told before room is made for it.
    if (count * 4 > this.#view.byteLength - this.#at) throw new RangeError('more parts than there are bytes');
    return Array.from({ length: count }, read);
  }
}
