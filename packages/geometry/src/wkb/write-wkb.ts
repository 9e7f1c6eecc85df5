import type { Geometry, Position } from '../shape/geometry.ts';

const CODES = { Point: 1, LineString: 2, Polygon: 3, MultiLineString: 5, MultiPolygon: 6 } as const;
/** What a collection of many is of. */
const PARTS = { MultiLineString: CODES.LineString, MultiPolygon: CODES.Polygon } as const;
const LITTLE_ENDIAN = 1;

type Nested = Position | readonly Nested[];

const numbers = (size: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer));
  return bytes;
};
const count = (value: number): Uint8Array => numbers(4, (view) => view.setUint32(0, value, true));
const head = (code: number): Uint8Array =>
  numbers(5, (view) => {
    view.setUint8(0, LITTLE_ENDIAN);
    view.setUint32(1, code, true);
  });
const place = ([longitude, latitude]: Position): Uint8Array =>
  numbers(16, (view) => {
    view.setFloat64(0, longitude, true);
    view.setFloat64(8, latitude, true);
  });

const list = <Item>(items: readonly Item[], write: (item: Item) => readonly Uint8Array[]) => [
  count(items.length),
  ...items.flatMap(write),
];

/** The coordinates of one shape that is not many, behind its head. */
function body(code: number, coordinates: Nested): readonly Uint8Array[] {
  // The code says how deep the coordinates lie.
  if (code === CODES.Point) return [place(coordinates as Position)];
  const line = (places: readonly Position[]) => list(places, (one) => [place(one)]);
  if (code === CODES.LineString) return line(coordinates as readonly Position[]); // as the code says
  return list(coordinates as readonly (readonly Position[])[], line); // as the codes left say
}

/** A shape as well-known binary, little-endian, longitude first; heights are left out. */
export function writeWkb({ type, coordinates }: Geometry): Uint8Array {
  const code = CODES[type];
  const parts =
    type in PARTS
      ? list(coordinates as readonly Nested[], (one) => {
          const part = PARTS[type as keyof typeof PARTS]; // asked just before
          return [head(part), ...body(part, one)];
        })
      : body(code, coordinates);
  const all = [head(code), ...parts];
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
