import { circleAround, type Geometry, type Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { kindById } from './any-kind.ts';
import { valuesFollowing, valuesFromShape, valuesOfRun } from './values-from-shape.ts';

const centre: Position = [171.6, -43.6];
const swept = (radius: number, from: number, to: number): Geometry => {
  const made = circleAround(centre, radius, { from, to });
  return made.ok ? made.geometry : { type: 'Point', coordinates: centre };
};
const pivot = kindById(kinds.pivot.id);
const travelling = kindById(kinds.travelling.id);
const run: Geometry = { type: 'LineString', coordinates: [centre, [171.604, -43.6]] };

test('a pivot that is drawn has its length, its arc and its hectares', () => {
  // π × 400² ÷ 10,000 × 120 ÷ 360 = 16.76 ha, less the chords of its outline.
  expect(valuesFromShape(pivot, swept(400, 300, 60))).toEqual({
    length: 400,
    arcFrom: 300,
    arcTo: 60,
    areaIrrigated: 16.75,
  });
  expect(valuesFromShape(pivot, swept(450, 0, 360))).toMatchObject({ length: 450, arcFrom: 0, arcTo: 360 });
});

test('its overhang is no part of its length, and what is no length of a pivot is left to be typed', () => {
  expect(valuesFromShape(pivot, swept(400, 0, 360), { overhang: 20 })).toMatchObject({ length: 380 });
  expect(valuesFromShape(pivot, swept(1500, 0, 360))).not.toHaveProperty('length');
  expect(valuesFromShape(pivot, { type: 'Point', coordinates: centre })).toEqual({});
});

test('what was of the shape follows it, and what somebody typed stays', () => {
  const typed = { length: 400, arcFrom: 0, arcTo: 360, areaIrrigated: 40 };
  const followed = valuesFollowing(pivot, typed, { before: swept(400, 0, 360), after: swept(450, 0, 360) });
  expect(followed).toEqual({ length: 450 });
});

test('a run says its width and its length to the step of their fields, where it has such', () => {
  expect(valuesOfRun(travelling, run, 60)).toEqual({ wettedWidth: 60, runLength: 325 });
  expect(valuesOfRun(travelling, run, 400)).toEqual({ runLength: 325 });
  // Less than a field can hold is left to be typed as more than that is.
  expect(valuesOfRun(travelling, run, 4)).toEqual({ runLength: 325 });
  expect(valuesOfRun(kindById(kinds.sprayLines.id), run, 60)).toEqual({});
});
