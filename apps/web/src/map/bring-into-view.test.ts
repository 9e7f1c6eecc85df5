import type { LngLatBounds } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringIntoView } from './bring-into-view.ts';

// Nothing lies over the edges of a map that no page shows.
beforeEach(() => void vi.stubGlobal('getComputedStyle', () => ({})));
afterEach(() => void vi.unstubAllGlobals());

/** A map that shows a tenth of a degree to each side. */
function look(bounds: readonly [number, number, number, number]): number {
  const seen = { getWest: () => 172, getSouth: () => -43.1, getEast: () => 172.1, getNorth: () => -43 };
  const fitBounds = vi.fn();
  const getContainer = () => ({}) as HTMLElement;
  bringIntoView({ getBounds: () => seen as LngLatBounds, getContainer, fitBounds }, bounds); // nothing else of it is asked for
  return fitBounds.mock.calls.length;
}

test.each([
  ['goes to what is elsewhere', [173, -43.1, 173.01, -43.09], 1],
  ['goes to what is half outside, and has room', [172.09, -43.05, 172.12, -43.04], 1],
  ['stays where the whole of it is to be seen', [172.02, -43.05, 172.03, -43.04], 0],
  ['stays near a corner of what has no room', [172.05, -43.5, 172.6, -43.05], 0],
] as const)('a map %s', (_what, bounds, moves) => {
  expect(look(bounds)).toBe(moves);
});
