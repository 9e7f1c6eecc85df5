import { readFile } from 'node:fs/promises';
import { boundsOfRegion, regionAt, regions } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCountry } from './read-country.ts';

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://tussock.example/' });
  vi.stubGlobal('fetch', async () => {
    const text = await readFile(new URL('./new-zealand.geojson', import.meta.url), 'utf8');
    return new Response(text);
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Auckland', [174.76, -36.9], 'auckland'],
  ['Nelson', [173.28, -41.29], 'nelson'],
  ['the plains', [172.4, -43.55], 'canterbury'],
  ['the Coast', [171.3, -42.5], 'westCoast'],
  ['Invercargill', [168.35, -46.3], 'southland'],
  ['the Tasman Sea', [168, -41], undefined],
] as const)('the country under the map knows the region of %s', async (_where, position, region) => {
  expect(regionAt(await readCountry(), position)).toBe(region);
});

test.each(regions)('the map opens of $label where the country has it', async ({ key }) => {
  const country = await readCountry();
  const [west = 0, south = 0, east = 0, north = 0] = boundsOfRegion(key) ?? [];
  const within = country.names.filter(
    ({ at: [lng, lat] }) => lng > west && lng < east && lat > south && lat < north,
  );
  expect(within.map(({ at }) => regionAt(country, at))).toContain(key);
});
