import { kindById, kinds } from '@tussock/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapFeature } from '../layers/map-feature.ts';
import type { Drawing } from '../plan-map-props.ts';
import { StillMap } from './still-map.tsx';

beforeEach(() => {
  // There is no layout here: the picture is told its size at once. Nor is there a pen.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.#tell = tell;
      }
      observe(): void {
        this.#tell([{ contentRect: { width: 400, height: 400 } }]);
      }
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const home: MapFeature = {
  id: 'home',
  kind: kindById(kinds.paddock.id),
  name: 'Home',
  look: {},
  isRemoved: false,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [172, -43],
        [172.01, -43],
        [172.01, -42.99],
        [172, -42.99],
        [172, -43],
      ],
    ],
  },
};

function pressInTheMiddle(drawing: Drawing | null) {
  const onFeatureClick = vi.fn<(id: string) => void>();
  render(
    <StillMap
      label="Map of the farm"
      features={[home]}
      boundary={[]}
      visibleLayers={[kinds.paddock.id]}
      hasLabels
      bounds={[172, -43, 172.01, -42.99]}
      drawing={drawing}
      onFeatureClick={onFeatureClick}
    />,
  );
  fireEvent.click(screen.getByRole('img', { name: 'Map of the farm' }), { clientX: 200, clientY: 200 });
  return onFeatureClick;
}

test('what stands where somebody presses is chosen', () => {
  expect(pressInTheMiddle(null).mock.calls.map(([id]) => id)).toEqual(['home']);
});

test('while something is to be drawn a press chooses nothing', () => {
  expect(pressInTheMiddle({ key: 'new', shape: 'polygon', geometry: undefined })).not.toHaveBeenCalled();
});
