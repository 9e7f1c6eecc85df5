import type { PolygonGeometry, PolygonRings, Position, Ring } from '../shape/geometry.ts';

/** A source of numbers from 0 up to 1 that repeats itself for the same seed (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Somewhere on the mainland's box, away from its edges. */
export function randomPlace(random: Random): Position {
  return [167 + random() * 11, -46.5 + random() * 12];
}

/** A star-shaped parcel around a place, about so many degrees across, with a hole in its middle now and then. */
export function randomParcel(
  random: Random,
  [longitude, latitude]: Position,
  degrees: number,
): PolygonGeometry {
  const corners = 3 + Math.floor(random() * 20);
  const angles = Array.from(
    { length: corners },
    (_, i) => ((i + 0.1 + random() * 0.8) / corners) * 2 * Math.PI,
  );
  const ring = (share: number, places: readonly number[]): Ring => {
    const line = places.map((angle): Position => {
      const radius = (degrees / 2) * share * (0.6 + 0.4 * random());
      return [longitude + radius * 1.3 * Math.cos(angle), latitude + radius * Math.sin(angle)];
    });
    return [...line, ...line.slice(0, 1)];
  };
  const outline = ring(1, angles);
  const hasHole = corners > 8 && random() < 0.4;
  return { type: 'Polygon', coordinates: hasHole ? [outline, ring(0.2, angles).toReversed()] : [outline] };
}

/** A ring that wanders at random, and so mostly crosses itself; coarse steps make it touch itself too. */
export function randomScrawl(random: Random, origin: Position, corners: number): Ring {
  const line = Array.from({ length: corners }, (): Position => [
    origin[0] + Math.floor(random() * 6) / 1024,
    origin[1] + Math.floor(random() * 6) / 1024,
  ]);
  return [...line, ...line.slice(0, 1)];
}

interface Block {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * A rectangle cut by straight cuts again and again, as land was subdivided: the parcels meet in T-junctions. Corners lie on
 * whole units of the seventh decimal. The whole is the first of the two answers.
 */
export function subdivide(
  random: Random,
  [longitude, latitude]: Position,
  count: number,
): { readonly whole: PolygonGeometry; readonly parcels: readonly PolygonGeometry[] } {
  const west = Math.round(longitude * 1e7);
  const south = Math.round(latitude * 1e7);
  const all: Block = { west, south, east: west + 400_000, north: south + 300_000 };
  const blocks = [all];
  while (blocks.length < count) {
    blocks.sort((a, b) => (b.east - b.west) * (b.north - b.south) - (a.east - a.west) * (a.north - a.south));
    const block = blocks.shift() ?? all;
    const share = 0.3 + 0.4 * random();
    if (block.east - block.west > block.north - block.south) {
      const cut = Math.round(block.west + (block.east - block.west) * share);
      blocks.push({ ...block, east: cut }, { ...block, west: cut });
    } else {
      const cut = Math.round(block.south + (block.north - block.south) * share);
      blocks.push({ ...block, north: cut }, { ...block, south: cut });
    }
  }
  return { whole: rectangle(all), parcels: blocks.map(rectangle) };
}

function rectangle({ west, south, east, north }: Block): PolygonGeometry {
  const corner = (x: number, y: number): Position => [x / 1e7, y / 1e7];
  const [start, ...rest] = [
    corner(west, south),
    corner(east, south),
    corner(east, north),
    corner(west, north),
  ];
  return { type: 'Polygon', coordinates: [[start, ...rest, start]] };
}

/** The same land as if it lay skewed to the compass, so that junctions fall off the edges when they are rounded. */
export function skew(parcel: PolygonGeometry): PolygonGeometry {
  const turn = ([x, y]: Position): Position => [x + 0.31 * (y + 40), y - 0.27 * (x - 172)];
  const coordinates: PolygonRings = parcel.coordinates.map((ring) => ring.map(turn));
  return { type: 'Polygon', coordinates };
}

/** Paddocks in rows and columns whose shared borders wander by some metres, with about 20 vertices each. */
export function wanderingPaddocks(
  random: Random,
  [longitude, latitude]: Position,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): readonly PolygonGeometry[] {
  const size = 0.003;
  const steps = 5;
  const wander = () => (random() - 0.5) * 0.00012;
  const lines = new Map<string, readonly Position[]>();
  const corner = (column: number, row: number): Position => [
    longitude + column * size,
    latitude + row * size,
  ];
  const side = (from: readonly [number, number], to: readonly [number, number]): readonly Position[] => {
    const key = `${from.join(' ')} ${to.join(' ')}`;
    const known = lines.get(key);
    if (known !== undefined) return known;
    const [start, end] = [corner(...from), corner(...to)];
    const line = Array.from({ length: steps + 1 }, (_, i): Position => {
      const share = i / steps;
      const isEnd = i === 0 || i === steps;
      return [
        start[0] + (end[0] - start[0]) * share + (isEnd ? 0 : wander()),
        start[1] + (end[1] - start[1]) * share + (isEnd ? 0 : wander()),
      ];
    });
    lines.set(key, line);
    return line;
  };
  return Array.from({ length: rows * columns }, (_, place): PolygonGeometry => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const ring = [
      ...side([column, row], [column + 1, row]),
      ...side([column + 1, row], [column + 1, row + 1]).slice(1),
      ...side([column, row + 1], [column + 1, row + 1])
        .toReversed()
        .slice(1),
      ...side([column, row], [column, row + 1])
        .toReversed()
        .slice(1),
    ];
    return { type: 'Polygon', coordinates: [ring] };
  });
}
