import { TerraDraw } from 'terra-draw';
import { expect, test, vi } from 'vitest';
import type { Palette } from '../engine/palette.ts';
import { drawModes, modeOf } from './draw-modes.ts';

type Adapter = ConstructorParameters<typeof TerraDraw>[0]['adapter'];
type Pointer = Parameters<Adapter['register']>[0];

/** A map of which a pixel is so much wide and high. */
const DEGREES_OF_PIXEL = 0.00001;

type FromFirst = readonly [right: number, down: number];

/** A pen of that mode over a map without a page: what stands in it, how often a shape was finished, and its pointer. */
function penOf(mode: string) {
  let pointer: Pointer | undefined;
  const adapter = {
    project: (lng: number, lat: number) => ({ x: lng / DEGREES_OF_PIXEL, y: -lat / DEGREES_OF_PIXEL }),
    unproject: (x: number, y: number) => ({ lng: x * DEGREES_OF_PIXEL, lat: -y * DEGREES_OF_PIXEL }),
    register: (callbacks: Pointer) => (pointer = callbacks),
    unregister: vi.fn(),
    setCursor: vi.fn(),
    setDoubleClickToZoom: vi.fn(),
    render: vi.fn(),
    clear: vi.fn(),
    getCoordinatePrecision: () => 7,
  } as unknown as Adapter; // no event of a page is listened to here
  const palette = { selected: '#112233', halo: '#ffffff' } as Palette; // what pens take of it
  const draw = new TerraDraw({ adapter, modes: drawModes(palette, () => undefined) });
  const finished = vi.fn();
  draw.on('finish', finished);
  draw.start();
  draw.setMode(mode);
  const eventAt = ([containerX, containerY]: FromFirst) => ({
    lng: containerX * DEGREES_OF_PIXEL,
    lat: -containerY * DEGREES_OF_PIXEL,
    containerX,
    containerY,
    button: 'left' as const,
    heldKeys: [],
    isContextMenu: false,
  });
  return {
    finished,
    /** By mouse, which comes to where it clicks. */
    click: (at: FromFirst) => {
      pointer?.onMouseMove(eventAt(at));
      pointer?.onClick(eventAt(at));
    },
    tap: (at: FromFirst) => pointer?.onClick(eventAt(at)),
    points: () =>
      draw.getSnapshot().flatMap(({ geometry }) => (geometry.type === 'Point' ? [geometry.coordinates] : [])),
  };
}

/** Clicks so many pixels to the right and down, one after another; answers how often the line was finished by it. */
function finishedBy(...clicks: readonly FromFirst[]): number {
  const { click, finished } = penOf(modeOf.line);
  for (const at of clicks) click(at);
  return finished.mock.calls.length;
}

test('a corner that is set a finger’s breadth beside the last is the next one, and a click on the last finishes', () => {
  expect(finishedBy([0, 0], [100, 0], [100, 25], [75, 25])).toBe(0);
  expect(finishedBy([0, 0], [100, 0], [100, 25], [75, 25], [78, 23])).toBe(1);
});

test.each([modeOf.line, modeOf.polygon])(
  'the first corner that a finger sets is seen before there is a second: %s',
  (mode) => {
    const { tap, points } = penOf(mode);
    tap([100, 50]);
    expect(points()).toContainEqual([100 * DEGREES_OF_PIXEL, -50 * DEGREES_OF_PIXEL]);
  },
);
