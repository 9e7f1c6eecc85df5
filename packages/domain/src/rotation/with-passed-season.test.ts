import { expect, test } from 'vitest';
import { rotationOf, withPassedSeason } from './with-passed-season.ts';

const pasture = { name: 'Front', use: 'pasture', pastureSpecies: 'tallFescue' };
const kale = { name: 'Front', use: 'crop', crop: 'kale' };
const days = { writtenOn: '2026-05-30', today: '2026-08-01' };

test('what stood in a season joins the rotation when it is changed in the next', () => {
  expect(withPassedSeason(pasture, kale, days)).toEqual({
    ...kale,
    rotation: [{ fromJuly: 2025, use: 'pasture', pastureSpecies: 'tallFescue' }],
  });
});

test.each([
  ['within one season', pasture, kale, { writtenOn: '2026-07-01', today: '2026-08-01' }],
  ['that changes nothing of the season', pasture, { ...pasture, name: 'Back' }, days],
  ['of a paddock that had no use', { name: 'Front' }, kale, days],
])('a change %s leaves the rotation as it is', (_what, before, after, when) => {
  expect(withPassedSeason(before, after, when)).toBe(after);
});

test('what is recorded of a season is not written over', () => {
  const recorded = { ...kale, rotation: [{ fromJuly: 2025, use: 'crop', crop: 'swede' }] };
  expect(withPassedSeason(pasture, recorded, days)).toBe(recorded);
});

test('the seasons come the newest first, whatever order they were typed in', () => {
  const rotation = [2022, 2025, 2023].map((fromJuly) => ({ fromJuly, use: 'pasture' }));
  expect(rotationOf({ rotation }).map(({ fromJuly }) => fromJuly)).toEqual([2025, 2023, 2022]);
});
