import { afterEach, expect, test, vi } from 'vitest';
import { groundTiles } from './ground-tiles.ts';

afterEach(() => vi.unstubAllGlobals());

const source = {
  url: 'https://tiles.example/{z}/{x}/{y}.png?api=secret',
  minZoom: 0,
  maxZoom: 14,
  attribution: '',
};

test('a publisher that neither answers nor lets go is given up, and is asked anew the next time', async () => {
  const fetching = vi.fn(() => new Promise<never>(() => undefined));
  vi.stubGlobal('fetch', fetching);
  const tiles = groundTiles(source, { timeoutMs: 5 });
  await expect(tiles.tile(12, 1, 2)).rejects.toMatchObject({ code: 'groundAway' });
  await expect(tiles.tile(12, 1, 2)).rejects.toMatchObject({ code: 'groundAway' });
  expect(fetching).toHaveBeenCalledTimes(2);
});
