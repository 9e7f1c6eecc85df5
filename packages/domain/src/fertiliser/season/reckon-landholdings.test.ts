import { loadGeos, type GeosOperations } from '@tussock/geometry';
import { beforeAll, expect, test } from 'vitest';
import { seasonStarting } from '../season.ts';
import { reckonSeason } from './reckon-season.ts';
import { hectaresOf, paddock, planOf, spread, strip } from './testing/strips.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});
const landholdingsOf = (...of: Parameters<typeof planOf>) =>
  reckonSeason(geos, planOf(...of), seasonStarting(2025)).landholdings;

test('a dressing of two landholdings counts in each by what it got', () => {
  // 36 ha and 18 ha, a kilometre apart, the whole of both dressed with 150 kg/ha.
  const [home, runOff] = [strip(172.3, 0.004), strip(172.32, 0.002)];
  const paddocks = [paddock('Home', home), paddock('Run-off', runOff)];
  const found = landholdingsOf([home, runOff], paddocks, [spread('Spring', 150, { paddocks })]);
  expect(found.map((one) => Math.round(one.averageKgPerHectare))).toEqual([150, 150]);
  expect(found.map((one) => one.highestKgPerHectare)).toEqual([150, 150]);
  expect(found.map((one) => one.state)).toEqual(['within', 'within']);
  const inAll = found.reduce((sum, one) => sum + one.countedNitrogenKg, 0);
  expect(inAll).toBeCloseTo(hectaresOf(home, runOff) * 150, 3);
});

test('without paddocks the ground that was dressed twice is one ground in the average', () => {
  const home = strip(172.3, 0.004);
  const dressed = strip(172.3, 0.001);
  const found = landholdingsOf(
    [home],
    [],
    [
      spread('Kale in September', 100, { drawn: dressed }, 'winterForageCrop'),
      spread('Kale again', 100, { drawn: dressed }, 'winterForageCrop'),
    ],
  );
  expect(found).toMatchObject([
    { grazedHectares: hectaresOf(dressed), averageKgPerHectare: 200, averageState: 'over' },
  ]);
});

test('a paddock that was removed has no part in the average, whatever lies on its ground', () => {
  const [west, east] = [strip(172.3, 0.001), strip(172.301, 0.001)];
  const old = paddock('Old', strip(172.3, 0.002));
  const removed = { ...old, properties: { ...old.properties, status: 'removed' } };
  const standing = [paddock('West', west), paddock('East', east)];
  const dressing = spread('Kale', 200, { paddocks: standing }, 'winterForageCrop');
  const [farm] = landholdingsOf([old.geometry as typeof west], [removed, ...standing], [dressing]);
  expect(farm?.averageKgPerHectare).toBeCloseTo(200, 0);
});
