import { cellsAround, type Bounds, type HeightGrid, type PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { paper } from '../look/paper.ts';
import type { PathMark, Scene } from '../scene/scene.ts';
import { coverMap } from './cover-map.ts';
import { farmMap } from './farm-map.ts';
import { groundAround } from './ground-around.ts';
import { groundOf } from './ground.ts';

/** Cells of the ground from west to east: finer than real ones, so that what is lost at its rim is less than a point. */
const CELLS = 240;
const METRES_A_CELL = 1;

const boxOf = ([west, south, east, north]: Bounds): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** A plane as far as the ground around a farm is gathered; its contours run straight from edge to edge. */
function plane(farm: Bounds, rises: 'east' | 'south'): HeightGrid {
  const around = groundAround(farm);
  const worldCells = (CELLS * 360) / (around[2] - around[0]);
  const [west, north, east, south] = cellsAround(boxOf(around), worldCells, 0);
  const [columns, rows] = [east - west, south - north];
  const heights = Float32Array.from({ length: columns * rows }, (_, cell) => {
    const steps = rises === 'east' ? cell % columns : Math.floor(cell / columns);
    return 100.5 + steps * METRES_A_CELL;
  });
  return { worldCells, west, north, columns, rows, heights };
}

/** The cover and a map of a farm over such a plane. */
function drawn(farm: Bounds, rises: 'east' | 'south'): { readonly cover: Scene; readonly map: Scene } {
  const ground = groundOf([boxOf(farm)], []);
  const beneath = { heights: plane(farm, rises), streams: [], attribution: null };
  const cover = ground && coverMap(ground, { beneath });
  const map = ground && farmMap(ground, { paddocks: [], beneath, fillsPage: true });
  if (!cover || !map) throw new Error('a farm with a boundary is drawn');
  return { cover, map: map.scene };
}

/** What contours leave of a scene before them and behind them, in points. */
function reachOf({ marks }: Scene, axis: 0 | 1, size: number): readonly [number, number] {
  const contours = marks.filter(
    (mark): mark is PathMark => mark.shape === 'path' && mark.stroke === paper.contour,
  );
  const places = contours.flatMap(({ d }) =>
    (d.match(/-?[\d.]+/gu) ?? []).map(Number).filter((_, index) => index % 2 === axis),
  );
  return [Math.min(...places), size - Math.max(...places)];
}

/** A farm of so many metres by so many. */
const farmOf = (longitude: number, wide: number, high: number): Bounds => [
  longitude,
  -43,
  longitude + wide / 81_000,
  -43 + high / 111_000,
];

// Just too large for 1:7,500, so that the next usual scale shows a third more.
test.each([
  ['stands upright', 172.4, 400, 1085],
  ['lies', 172.4, 1300, 870],
  ['is square', 172.4, 1080, 1085],
  ['is a strip', 172.4, 90, 1085],
  ['is a paddock', 172.4, 60, 60],
  ['stands upright where grid north is far from true north', 167, 400, 1085],
  ['lies where grid north is far from true north', 178, 1300, 870],
])(
  'where a farm %s, contours reach the edges of its cover and of its maps',
  (_how, longitude, wide, high) => {
    const farm = farmOf(longitude, wide, high);
    const over = (rises: 'east' | 'south') => drawn(farm, rises);
    const [tall, broad] = [over('east'), over('south')];
    const edge = expect.closeTo(0, 0);
    const cover = [
      ...reachOf(broad.cover, 0, broad.cover.width),
      ...reachOf(tall.cover, 1, tall.cover.height),
    ];
    expect(cover).toEqual([edge, edge, edge, edge]);
    expect(reachOf(broad.map, 0, broad.map.width)).toEqual([edge, edge]);
    // Below the land stand its scale and legend.
    expect(reachOf(tall.map, 1, tall.map.height)[0]).toEqual(edge);
  },
);
