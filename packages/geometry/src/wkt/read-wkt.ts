/** How deep the brackets of each type lie. */
const types: Readonly<Record<string, { readonly type: string; readonly depth: number }>> = {
  POINT: { type: 'Point', depth: 1 },
  LINESTRING: { type: 'LineString', depth: 1 },
  POLYGON: { type: 'Polygon', depth: 2 },
  MULTILINESTRING: { type: 'MultiLineString', depth: 2 },
  MULTIPOLYGON: { type: 'MultiPolygon', depth: 3 },
};

/** A shape whose numbers nobody has judged yet; `checkGeometry` does. */
export interface ReadShape {
  readonly type: string;
  readonly coordinates: unknown;
}

/**
 * Reads well-known text of the five types we draw, longitude first; a leading `SRID=4326;` and the words Z, M and ZM are passed over.
 * Null for anything else: text that stops short, other types, empty shapes.
 */
export function readWkt(text: string): ReadShape | null {
  const head = /^\s*(?:SRID=4326;)?\s*([A-Z]+)\s*(?:ZM|Z|M)?\s*(?=\()/i.exec(text);
  const known = types[head?.[1]?.toUpperCase() ?? ''];
  if (!head || !known) return null;
  const reader = new Reader(text, head[0].length);
  const value = reader.list(known.depth);
  if (value === null || !reader.isAtEnd()) return null;
  return { type: known.type, coordinates: known.type === 'Point' ? value[0] : value };
}

/** Walks through the brackets once, without recursion deeper than the type allows. */
class Reader {
  readonly #text: string;
  readonly #token = /\s*([(),]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#token.lastIndex = start;
  }

  /** A bracket with lists, or with positions where it is the innermost. */
  list(depth: number): unknown[] | null {
    if (this.#next() !== '(') return null;
    const items: unknown[] = [];
    for (;;) {
      const item = depth > 1 ? this.list(depth - 1) : this.#position();
      if (item === null) return null;
      items.push(item);
      const end = this.#next();
      if (end === ')') return items;
      if (end !== ',') return null;
    }
  }

  isAtEnd(): boolean {
    return this.#text.slice(this.#token.lastIndex).trim() === '';
  }

  #position(): number[] | null {
    const numbers: number[] = [];
    for (;;) {
      const before = this.#token.lastIndex;
      const token = this.#next();
      if (token === null) return null;
      if (token === ',' || token === ')' || token === '(') {
        this.#token.lastIndex = before;
        return numbers.length >= 2 && numbers.length <= 4 && token !== '(' ? numbers : null;
      }
      numbers.push(Number(token));
    }
  }

  #next(): string | null {
    return this.#token.exec(this.#text)?.[1] ?? null;
  }
}
