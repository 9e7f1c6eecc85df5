import { cellsAround, cellMetresAt, clipLine, type HeightGrid } from '@tussock/geometry';
import { describe, expect, test } from 'vitest';
import { paddockLines } from '../paddock/paddock-line.ts';
import type { PathMark } from '../scene/scene.ts';
import { paddockFeature, squareAt } from '../testing/report-examples.ts';
import { farmMap } from './farm-map.ts';
import { groundOf } from './ground.ts';
import { contourInterval, groundStatements, type PrintGround } from './print-ground.ts';

const farm = squareAt(0, 0, 6);
const ZOOM_14 = 256 * 2 ** 14;

/** A plane that rises 20 m in each 100 m eastwards, around the farm. */
function plane(): HeightGrid {
  const [west, north, east, south] = cellsAround(farm, ZOOM_14, 80);
  const [columns, rows] = [east - west, south - north];
  const metres = cellMetresAt(north, ZOOM_14);
  const heights = Float32Array.from(
    { length: columns * rows },
    (_, cell) => 100.5 + (cell % columns) * metres * 0.2,
  );
  return { worldCells: ZOOM_14, west, north, columns, rows, heights };
}
const under = (wish: Partial<PrintGround>): PrintGround => ({
  heights: null,
  streams: [],
  attribution: null,
  ...wish,
});
const mapOver = (under: PrintGround | undefined) => {
  const features = [paddockFeature({})];
  const ground = groundOf([farm], features);
  return ground && farmMap(ground, { paddocks: paddockLines(features), beneath: under });
};
const pathsOf = (map: ReturnType<typeof mapOver>, stroke: string) =>
  (map?.scene.marks ?? []).filter(
    (mark): mark is PathMark => mark.shape === 'path' && mark.stroke === stroke,
  );
const numbersOf = (d: string) => d.match(/-?[\d.]+/gu)?.map(Number) ?? [];

describe('under a printed farm', () => {
  test('lie contours, one for each interval of height, and none outside the sheet', () => {
    const map = mapOver(under({ heights: plane() }));
    const paths = pathsOf(map, '#A98455');
    expect(paths.length).toBeGreaterThan(2);
    const numbers = paths.flatMap(({ d }) => numbersOf(d));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(map?.scene.width ?? 0, map?.scene.height ?? 0));
  });

  test('lies its relief, darker where the ground is turned from the light', () => {
    const shadeOf = (towards: 1 | -1) => {
      const grid = plane();
      const heights = grid.heights.map((height) => 500 + towards * height);
      const window = mapOver(under({ heights: { ...grid, heights } }))?.scene.marks.find(
        ({ shape }) => shape === 'window',
      );
      return window?.shape === 'window' ? window.marks.length : 0;
    };
    // The light comes from the north-west: a slope that falls to the east lies in the shade.
    expect(shadeOf(-1)).toBeGreaterThan(0);
    expect(shadeOf(1)).toBe(0);
  });

  test('lie streams, the greater the broader', () => {
    const [[from, to] = []] = farm.coordinates;
    if (!from || !to) throw new Error('a square has corners');
    const streams = [
      { order: 5, line: [from, to] },
      { order: 1, line: [to, from] },
    ];
    const widths = pathsOf(mapOver(under({ streams })), '#6E9CC0').map(({ strokeWidth }) => strokeWidth ?? 0);
    // The third is that of the legend.
    expect(widths).toHaveLength(3);
    expect(widths[0]).toBeLessThan(widths[1] ?? 0);
  });

  test('the legend names streams and contours that are drawn, and no others', () => {
    const [[from, to] = []] = farm.coordinates;
    const streams = from && to ? [{ order: 1, line: [from, to] }] : [];
    expect(mapOver(under({ streams, heights: plane() }))?.shown).toEqual([
      'Boundary',
      'Paddocks',
      'Streams',
      'Contours (metres)',
    ]);
    expect(mapOver(under({}))?.shown).toEqual(['Boundary', 'Paddocks']);
  });

  test('every fifth contour carries its height, in metres', () => {
    // From 100 m rising to 240 m, contours every 5 m, the strong ones every 25 m.
    const map = mapOver(under({ heights: plane() }));
    const heights = (map?.scene.marks ?? []).flatMap((mark) =>
      mark.shape === 'text' && mark.fill === '#A98455' ? [Number(mark.text)] : [],
    );
    expect(map?.ratio).toBeLessThanOrEqual(6000);
    expect(heights.length).toBeGreaterThan(1);
    expect(heights.filter((height) => height % 25 !== 0)).toEqual([]);
  });

  test('lies nothing where nothing is known of it', () => {
    const bare = mapOver(undefined);
    expect(mapOver(under({}))).toEqual(bare);
    const { heights, ...grid } = plane();
    const unknown = { ...grid, heights: heights.map(() => Number.NaN) };
    expect(pathsOf(mapOver(under({ heights: unknown })), '#A98455')).toEqual([]);
  });

  test('it is said how far contours are apart, how fine their source is and whose it is', () => {
    expect(
      groundStatements(under({ heights: plane(), attribution: 'Heights of the valley' }), 10_000),
    ).toEqual(['Contours every 10 m, from heights of 7 m cells. Heights of the valley.']);
    expect(groundStatements(under({}), 10_000)).toEqual([]);
  });
});

test.each([
  [5000, 5],
  [10_000, 10],
  [25_000, 20],
  [50_000, 100],
])('contours at 1:%i are %i m apart', (ratio, metres) => {
  expect(contourInterval(ratio)).toBe(metres);
});

describe('a line is cut at the sheet', () => {
  const box = [0, 0, 10, 10] as const;
  test('into the pieces that lie on it', () => {
    expect(
      clipLine([[-5, 5], [5, 5], [5, 15], [7, 15], [7, 5]], box), // prettier-ignore
    ).toEqual([
      [[0, 5], [5, 5], [5, 10]], // prettier-ignore
      [[7, 10], [7, 5]], // prettier-ignore
    ]);
  });
  test('and is gone where it passes by', () => {
    expect(clipLine([[-5, -5], [15, -5], [15, 20]], box)).toEqual([]); // prettier-ignore
  });
});
