import type { PolygonGeometry, Position } from '@tussock/geometry';

const [WEST, SOUTH] = [172.4, -42.8];
const [HEIGHT, WIDTH] = [0.0016, 0.09];
/** The grid lies askew, so that corners rounded to 7 decimals fall beside the edges of their neighbours. */
const TILT_RADIANS = 0.31;
const DECIMALS = 1e7;

/** Titles in rows of unlike numbers, so that they meet in T-junctions, rounded to 7 decimals as they are published. */
export function titleGrid(count: number): readonly PolygonGeometry[] {
  const rows = Math.round(Math.sqrt(count));
  const counts = Array.from(
    { length: rows },
    (_, row) => Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows),
  );
  return counts.flatMap((base, row) => {
    // Neighbouring rows borrow from each other, so the whole count stays.
    const columns = row % 2 === 0 ? base + (row + 1 < rows ? 3 : 0) : base - 3;
    return Array.from({ length: columns }, (_, column) =>
      titleOf(column / columns, (column + 1) / columns, row),
    );
  });
}

function titleOf(left: number, right: number, row: number): PolygonGeometry {
  const corner = (across: number, up: number): Position => {
    const [x, y] = [across * WIDTH, up * HEIGHT];
    return [
      round(WEST + x * Math.cos(TILT_RADIANS) - y * Math.sin(TILT_RADIANS)),
      round(SOUTH + x * Math.sin(TILT_RADIANS) + y * Math.cos(TILT_RADIANS)),
    ];
  };
  const ring = [
    corner(left, row),
    corner(right, row),
    corner(right, row + 1),
    corner(left, row + 1),
    corner(left, row),
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

const round = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;
