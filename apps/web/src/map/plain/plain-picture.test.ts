import { kindById, kinds, type AnyKind } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import type { Palette } from '../engine/palette.ts';
import type { MapFeature } from '../layers/map-feature.ts';
import { drawPlain, inDrawingOrder } from './draw-plain.ts';
import { featureAt } from './feature-at.ts';
import { plainView } from './plain-view.ts';

const feature = (
  id: string,
  kind: AnyKind,
  geometry: Geometry,
  look: MapFeature['look'] = {},
): MapFeature => ({ id, kind, name: id, geometry, look, isRemoved: false });

/** A square from a corner, with a side in degrees. */
const square = (west: number, north: number, side: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, north],
      [west + side, north],
      [west + side, north - side],
      [west, north - side],
      [west, north],
    ],
  ],
});

const paddock = kindById(kinds.paddock.id);
const fence = kindById(kinds.fenceline.id);
const trough = kindById(kinds.trough.id);
const home = feature('Home', paddock, square(172, -43, 0.01));
const farm = inDrawingOrder([
  feature('Trough', trough, { type: 'Point', coordinates: [172.004, -43.004] }),
  feature('Lane', fence, {
    type: 'LineString',
    coordinates: [
      [172.006, -43.001],
      [172.006, -43.009],
    ],
  }),
  home,
  feature('Flat', paddock, square(172.01, -43, 0.01)),
]);
const size = { width: 500, height: 500 };
const padding = { top: 48, right: 48, bottom: 48, left: 48 };
const view = plainView(size, { bounds: [172, -43.01, 172.02, -43], padding });
const [homeX, homeY] = view.toPixel([172.002, -43.002]);
const [troughX, troughY] = view.toPixel([172.004, -43.004]);
const [laneX, laneY] = view.toPixel([172.006, -43.005]);

test('areas lie below lines, and lines below points', () => {
  expect(farm.map(({ id }) => id)).toEqual(['Home', 'Flat', 'Lane', 'Trough']);
});

test('a click means the topmost of what is near it', () => {
  const at = (x: number, y: number) => featureAt(farm, [x, y], view)?.id;
  expect(at(homeX, homeY)).toBe('Home');
  expect(at(troughX + 13, troughY)).toBe('Trough');
  expect(at(troughX + 15, troughY)).toBe('Home');
  expect(at(laneX - 7, laneY)).toBe('Lane');
  expect(at(laneX - 9, laneY)).toBe('Home');
  // Beyond the end of the lane, and off the farm.
  expect(at(laneX, view.toPixel([172.006, -43.0092])[1] + 9)).toBe('Home');
  expect(at(2, 2)).toBeUndefined();
});

/** What a pen did, in words: the browser's own is not here. */
function recordingPen() {
  const done: string[] = [];
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    font: '',
    textAlign: 'start' as CanvasTextAlign,
    textBaseline: 'alphabetic' as CanvasTextBaseline,
    lineJoin: 'miter' as CanvasLineJoin,
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    closePath: () => undefined,
    clearRect: () => done.push('cleared'),
    arc: () => undefined,
    setLineDash: () => undefined,
    fill: () => done.push(`filled ${pen.fillStyle} ${pen.globalAlpha}`),
    stroke: () => done.push(`stroked ${pen.strokeStyle} ${pen.lineWidth}`),
    strokeText: () => undefined,
    fillText: (text: string) => done.push(`named ${text}`),
    measureText: (text: string) => ({ width: text.length * 7 }) as TextMetrics,
  };
  return { pen, done };
}

const palette = { selected: 'blue', ink: 'black', halo: 'white' } as Palette;
const drawn = (features: readonly MapFeature[], selectedId: string | null, hasLabels = false) => {
  const { pen, done } = recordingPen();
  drawPlain(
    pen,
    { features, boundary: [{ id: 'b', geometry: square(172, -43, 0.02) }], selectedId, hasLabels },
    { view, palette, fontFamily: 'Any' },
  );
  return done;
};

test('a paddock has the colours of its kind, and the boundary lies over it', () => {
  const { colour, width, fillOpacity } = paddock.style;
  expect(drawn([home], null)).toEqual([
    'cleared',
    `filled ${colour} ${fillOpacity}`,
    `stroked ${colour} ${width}`,
    expect.stringMatching(/^stroked /),
  ]);
});

test('what has a look of its own has it here too, and what is chosen is told from the rest', () => {
  const risky = feature('Hill', paddock, square(172, -43, 0.01), { colour: '#c00000', opacity: '0.5' });
  expect(drawn([risky], null).slice(1, 3)).toEqual([
    'filled #c00000 0.5',
    `stroked #c00000 ${paddock.style.width}`,
  ]);
  expect(drawn([risky], 'Hill').slice(1, 3)).toEqual([
    'filled #c00000 0.75',
    `stroked blue ${paddock.style.width + 2}`,
  ]);
});

test('a name is written where it fits into its area, and none where names are off', () => {
  const long = feature('A name that is longer than its paddock is wide', paddock, square(172, -43, 0.01));
  expect(drawn([home, long], null, true).filter((one) => one.startsWith('named'))).toEqual(['named Home']);
  expect(drawn([home, long], null).filter((one) => one.startsWith('named'))).toEqual([]);
});

test('of names that would lie over each other the one of a paddock is written, and not that of its land unit', () => {
  const unit = feature('Downs', kindById(kinds.lmu.id), square(172, -43, 0.01));
  expect(drawn([unit, home], null, true).filter((one) => one.startsWith('named'))).toEqual(['named Home']);
});
