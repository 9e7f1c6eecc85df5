import { TerraDraw } from 'terra-draw';
import { expect, test, vi } from 'vitest';
import type { Palette } from '../engine/palette.ts';
import { drawModes, modeOf } from './draw-modes.ts';

type Adapter = ConstructorParameters<typeof TerraDraw>[0]['adapter'];
type Pointer = Parameters<Adapter['register']>[0];

/** A map of which a pixel is so much wide and high. */
const DEGREES_OF_PIXEL = 0.00001;

/** Clicks so many pixels to the right and down, one after another; answers how often the line was finished by it. */
function finishedBy(...clicks: readonly (readonly [right: number, down: number])[]): number {
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
  draw.setMode(modeOf.line);
  for (const [containerX, containerY] of clicks) {
    const at = { lng: containerX * DEGREES_OF_PIXEL, lat: -containerY * DEGREES_OF_PIXEL };
    const event = {
      ...at,
      containerX,
      containerY,
      button: 'left' as const,
      heldKeys: [],
      isContextMenu: false,
    };
    pointer?.onMouseMove(event);
    pointer?.onClick(event);
  }
  return finished.mock.calls.length;
}

test('a corner that is set a finger’s breadth beside the last is the next one, and a click on the last finishes', () => {
  expect(finishedBy([0, 0], [100, 0], [100, 25], [75, 25])).toBe(0);
  expect(finishedBy([0, 0], [100, 0], [100, 25], [75, 25], [78, 23])).toBe(1);
});
