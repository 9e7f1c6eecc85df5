import { kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import type { BookRow } from './book-content.ts';
import { isMaterialChange } from './material-change.ts';

const row = (id: string, entity: string, values: object, made: object = {}): BookRow => ({
  id,
  entity,
  values: { ...values },
  made: { createdAt: '2026-01-01T00:00:00Z', areaHectares: 10, ...made },
});
const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [west + 0.01, -42.8],
      [west + 0.01, -42.79],
      [west, -42.79],
      [west, -42.8],
    ],
  ],
});
const boundary = (west: number) =>
  row('b', 'boundary', {}, { boundaryFeatures: [{ geometry: square(west) }] });
const steep = {
  landUse: 'winterForage',
  landUseIntensity: 'cropOrWinterForage',
  slopeClass: 'steepHill',
  parentMaterial: 'loess',
  soilTexture: 'siltyClayLoam',
  drainage: 'imperfect',
  waterlogging: 'winter',
  farmType: 'sheepBeef',
};
const gentle = {
  ...steep,
  landUse: 'pastoral',
  landUseIntensity: 'retired',
  slopeClass: 'flat',
  waterlogging: 'never',
};
const land = (attributes: object) =>
  row('u', kinds.lmu.id, { ...attributes, geometry: square(172), risks: [], assessment: [] });

test('other ground is another farm, however its titles are called', () => {
  expect(isMaterialChange([boundary(172)], [boundary(172.1)])).toBe(true);
  expect(isMaterialChange([boundary(172)], [])).toBe(true);
  expect(isMaterialChange([boundary(172)], [boundary(172)])).toBe(false);
});

test('a High risk that the version did not have is a change in substance; one that it had, or that went, is none', () => {
  const [easy, hard] = [land(gentle), land(steep)];
  expect(isMaterialChange([easy], [hard])).toBe(true);
  expect(isMaterialChange([hard], [hard])).toBe(false);
  expect(isMaterialChange([hard], [easy])).toBe(false);
});

test('work, records and what is drawn within the farm are none', () => {
  const trough = row('t', kinds.trough.id, {
    name: 'Ford',
    geometry: { type: 'Point', coordinates: [172, -42.8] },
  });
  const action = row('a', 'action', { title: 'Fence', state: 'done' });
  expect(isMaterialChange([boundary(172)], [boundary(172), trough, action])).toBe(false);
});
