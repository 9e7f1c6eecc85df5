import { mapWords, kindById, kinds } from '@tussock/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Geometry } from '@tussock/geometry';
import { expect, test, vi } from 'vitest';
import type { MapFeature } from './layers/map-feature.ts';
import { StaticMap } from './static-map.tsx';
import { emptyMap } from './testing/empty-map.ts';

const square = (west: number, side: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43],
      [west + side, -43],
      [west + side, -43 + side],
      [west, -43 + side],
      [west, -43],
    ],
  ],
});
const paddock = (id: string, west: number): MapFeature => ({
  id,
  kind: kindById(kinds.paddock.id),
  name: `${id} flat`,
  hectares: 80,
  geometry: square(west, 0.01),
  look: {},
  isRemoved: false,
});
const features = [paddock('West', 172), paddock('East', 172.01)];
const visibleLayers = [kinds.paddock.id];

test('says why the map cannot be moved, and shows the farm with the names of its paddocks', () => {
  render(<StaticMap {...emptyMap} features={features} visibleLayers={visibleLayers} />);
  expect(screen.getByRole('status').textContent).toBe(mapWords.noMap);
  expect(screen.getByRole('img', { name: 'Map of the farm' }).textContent).toContain('East flat');
});

test('chooses the paddock that is clicked, and none beside the farm', () => {
  const chosen = vi.fn();
  render(
    <StaticMap {...emptyMap} features={features} visibleLayers={visibleLayers} onFeatureClick={chosen} />,
  );
  const map = screen.getByRole('img', { name: 'Map of the farm' }).parentElement;
  const [, , width = 0] = (screen.getByRole('img').getAttribute('viewBox') ?? '').split(' ').map(Number);
  // The picture is as wide on the screen as on paper, a point to a pixel.
  vi.spyOn(map as HTMLElement, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width,
  } as DOMRect);
  const middle = 110;
  fireEvent.click(map as HTMLElement, { clientX: width * 0.35, clientY: middle });
  fireEvent.click(map as HTMLElement, { clientX: width * 0.65, clientY: middle });
  fireEvent.click(map as HTMLElement, { clientX: 2, clientY: middle });
  expect(chosen.mock.calls.map(([id]) => id)).toEqual(['West', 'East']);
});

test('chooses a paddock from the list by keyboard', async () => {
  const chosen = vi.fn();
  render(
    <StaticMap {...emptyMap} features={features} visibleLayers={visibleLayers} onFeatureClick={chosen} />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox', { name: mapWords.chooseFeature }), 'east');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls.map(([id]) => id)).toEqual(['East']);
});

test('shows no map of an empty farm, and goes on at once where something is gone to', () => {
  const arrived = vi.fn();
  render(<StaticMap {...emptyMap} goingTo={[172, -43, 172.1, -42.9]} onWent={arrived} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(arrived).toHaveBeenCalledTimes(1);
});
