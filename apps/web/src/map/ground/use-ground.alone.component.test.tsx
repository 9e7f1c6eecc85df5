import type { GroundLayerId } from '@tussock/domain';
import { renderHook, waitFor } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TileSettings } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';
import type { Ground } from './add-ground.ts';
import { useGround } from './use-ground.ts';

const shown: (readonly GroundLayerId[])[] = [];
vi.mock('./add-ground.ts', () => ({
  addGround: (): Ground => ({
    basemap: null,
    countContours: () => 0,
    repaint: () => undefined,
    show: (chosen) => void shown.push(chosen),
  }),
}));
beforeEach(() => void shown.splice(0));

test('a layer of the ground chosen while the graphics are lost is asked of the engine once it is back', async () => {
  const engine = { style: {} as object | undefined, on: () => undefined, off: () => undefined };
  const ready = () => ({ map: engine as unknown as MapLibreMap });
  const tiles = {} as TileSettings;
  const palette = {} as Palette;
  const first: { at: { map: MapLibreMap }; chosen: readonly GroundLayerId[] } = { at: ready(), chosen: [] };
  const { result, rerender } = renderHook(
    ({ at, chosen }) => useGround(at, { tiles, chosen, mayBegin: true, palette }),
    {
      initialProps: first,
    },
  );
  await waitFor(() => expect(result.current.isLaid).toBe(true));
  shown.splice(0);
  engine.style = undefined;
  rerender({ at: first.at, chosen: ['relief'] });
  expect(shown).toEqual([]);
  engine.style = {};
  rerender({ at: ready(), chosen: ['relief'] });
  expect(shown).toEqual([['relief']]);
});
