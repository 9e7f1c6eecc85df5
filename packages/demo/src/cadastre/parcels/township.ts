import type { Block, RoadLine } from './block.ts';

interface Rectangle {
  u0: number;
  v0: number;
  u1: number;
  v1: number;
}

const STREET_WIDTH = 181;
const COLUMN_LENGTH = 2400;
const ROW_DEPTH = 1100;

/** Cuts a rectangle into a grid of street blocks. The last column and row have no street: the roads beyond serve them. */
export function layOutTownship({ u0, v0, u1, v1 }: Rectangle): { streets: Block[]; lots: Rectangle[] } {
  const streets: Block[] = [];
  const lots: Rectangle[] = [];
  const columns = stripes(u0, u1, COLUMN_LENGTH);
  for (const row of stripes(v0, v1, ROW_DEPTH)) {
    for (const column of columns) {
      lots.push({ u0: column.from, v0: row.from, u1: column.to, v1: row.to });
      if (column.street) {
        const road: RoadLine = { kind: 'street', along: 'v', axis: (column.to + column.street) / 2 };
        streets.push({
          kind: 'road',
          zone: 'none',
          road,
          u0: column.to,
          v0: row.from,
          u1: column.street,
          v1: row.to,
        });
      }
    }
    if (row.street) {
      const road: RoadLine = { kind: 'street', along: 'u', axis: (row.to + row.street) / 2 };
      streets.push({ kind: 'road', zone: 'none', road, u0, v0: row.to, u1, v1: row.street });
    }
  }
  return { streets, lots };
}

/** Equal stripes; `street` is the far edge of the street behind the stripe, if there is one. */
function stripes(from: number, to: number, size: number): { from: number; to: number; street?: number }[] {
  const count = Math.max(1, Math.round((to - from) / size));
  const line = (index: number) => (index === count ? to : Math.round(from + ((to - from) * index) / count));
  return Array.from({ length: count }, (_, index) =>
    index === count - 1
      ? { from: line(index), to }
      : { from: line(index), to: line(index + 1) - STREET_WIDTH, street: line(index + 1) },
  );
}
