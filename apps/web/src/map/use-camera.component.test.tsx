import { renderHook } from '@testing-library/react';
import type { Bounds, Geometry } from '@tussock/geometry';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ButtonControl } from './engine/button-control.ts';
import { Standing } from './frame-of-map.ts';
import type { MapShape } from './plan-map-props.ts';
import { emptyMap } from './testing/empty-map.ts';
import { useCamera } from './use-camera.ts';
import type { ReadyMap } from './use-started-map.ts';

const square = (west: number, south: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + 0.1, south],
      [west + 0.1, south + 0.1],
      [west, south + 0.1],
      [west, south],
    ],
  ],
});

/** A map that somebody has moved, and its button for the whole farm. */
function openMap(boundary: readonly MapShape[], bounds: Bounds | undefined) {
  const fitBounds = vi.fn<(bounds: readonly number[], how: { readonly padding: object }) => void>();
  const container = document.createElement('div');
  const ready = { map: { fitBounds, getContainer: () => container } } as unknown as ReadyMap; // no more of it is asked here
  const wholeFarm = new ButtonControl('Show the whole farm', '');
  const standing = new Standing();
  standing.set(true);
  renderHook(() =>
    useCamera(ready, { boundary, bounds }, { latest: { current: emptyMap }, standing, wholeFarm }),
  );
  const button = wholeFarm.onAdd(ready.map).querySelector('button');
  return { fitBounds, button, isThere: () => button?.parentElement?.hidden === false };
}

test('the whole farm is its boundary', () => {
  const { fitBounds, button } = openMap([{ id: 'one', geometry: square(172, -43) }], [170, -44, 174, -42]);
  button?.click();
  expect(fitBounds.mock.lastCall?.[0]).toEqual([172, -43, 172.1, -42.9]);
});

test('without a boundary the whole farm is what its map opens at: what is drawn', () => {
  const { fitBounds, button, isThere } = openMap([], [172, -43.2, 172.2, -43]);
  expect(isThere()).toBe(true);
  button?.click();
  expect(fitBounds.mock.lastCall?.[0]).toEqual([172, -43.2, 172.2, -43]);
});

test('where nothing is known of the farm there is no way to the whole of it', () => {
  expect(openMap([], undefined).isThere()).toBe(false);
});

test('a farm that is gone to stands clear of what lies over the edges of its map', () => {
  // Paddings of scrolling are not read here.
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({
    scrollPaddingTop: '60px',
    scrollPaddingRight: '64px',
    scrollPaddingBottom: '100px',
    scrollPaddingLeft: '24px',
  } as CSSStyleDeclaration);
  onTestFinished(() => void vi.restoreAllMocks());
  const { fitBounds, button } = openMap([], [172, -43.2, 172.2, -43]);
  button?.click();
  expect(fitBounds.mock.lastCall?.[1].padding).toEqual({ top: 60, right: 64, bottom: 100, left: 24 });
});
