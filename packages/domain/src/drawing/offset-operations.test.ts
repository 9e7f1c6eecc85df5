import { lengthMetres, rectangleFrom, type Geometry, type Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { offsetOperations } from './offset-operations.ts';
import type { Beside, DrawingGround } from './operation.ts';

const gate: Position = [171.6, -43.6];
const square = rectangleFrom(gate, { bearing: 0, length: 100, width: 100 });
const groundOf = (geometry: Geometry): DrawingGround => {
  const chosen = { id: 'one', kind: kindById(kinds.paddock.id), geometry, attributes: { name: 'One' } };
  return { things: [chosen], boundary: [], chosen, mayEdit: true };
};
const paddock = groundOf(square.ok ? square.geometry : { type: 'Point', coordinates: gate });
const drain = groundOf({ type: 'LineString', coordinates: [gate, [171.601, -43.6]] });
const verb = (id: string) => offsetOperations.find((one) => one.id === id);
const besideOf = (id: string, ground: DrawingGround, metres: number): Beside | undefined => {
  const found = verb(id);
  return found?.asks === 'metres' ? found.beside(ground, metres) : undefined;
};

test('a fence 5 m inside a square of 100 m is a fence line of 360 m', () => {
  const beside = besideOf('fenceInside', paddock, 5);
  expect(beside).toMatchObject({ ok: true, kind: { id: 'fenceline' } });
  expect(beside?.ok ? lengthMetres(beside.geometry) : 0).toBeCloseTo(360, 0);
});

test('with nothing chosen a fence runs inside the boundary, one round each of its blocks', () => {
  const small = rectangleFrom([171.61, -43.6], { bearing: 0, length: 40, width: 40 });
  const tiny = rectangleFrom([171.62, -43.6], { bearing: 0, length: 8, width: 8 });
  if (!square.ok || !small.ok || !tiny.ok) throw new Error('no ground');
  const boundary = [small.geometry, square.geometry, tiny.geometry];
  const farm = { things: [], boundary, chosen: undefined, mayEdit: true };
  expect(verb('fenceInside')?.whyNot(farm)).toBeNull();
  const beside = besideOf('fenceInside', farm, 5);
  // 40 m and 100 m to a side, each side ten metres shorter; of 8 m nothing is left.
  const fences = beside?.ok && beside.geometry.type === 'MultiLineString' ? beside.geometry.coordinates : [];
  const metres = fences.map((coordinates) => Math.round(lengthMetres({ type: 'LineString', coordinates })));
  expect(metres).toEqual([120, 360]);
  expect(besideOf('fenceInside', farm, 30)).toMatchObject({ ok: true, geometry: { type: 'LineString' } });
  expect(besideOf('fenceInside', farm, 60)).toEqual({
    ok: false,
    message: 'Nothing is left that far inside.',
  });
  expect(verb('fenceInside')?.whyNot({ ...farm, boundary: [] })).toBe('Choose a shape on the map first.');
  expect(verb('setBack')?.whyNot(farm)).toBe('Choose a shape on the map first.');
});

test('a set-back along a drain is an area of its own', () => {
  expect(besideOf('setBack', drain, 3)).toMatchObject({ ok: true, geometry: { type: 'Polygon' } });
});

test('what cannot be is refused with a sentence', () => {
  expect(verb('fenceInside')?.whyNot(drain)).toBe('Only an area has an inside.');
  expect(verb('setBack')?.whyNot({ ...drain, mayEdit: false })).toContain('You can view');
  expect(besideOf('fenceInside', paddock, 80)).toEqual({
    ok: false,
    message: 'Nothing is left that far inside.',
  });
});

test.each([0, -5, Number.NaN])('%d metres are no distance to draw at', (metres) => {
  const refused = { ok: false, message: 'Type a length in metres, from 0.02 m up.' };
  expect(besideOf('setBack', paddock, metres)).toEqual(refused);
  expect(besideOf('fenceInside', paddock, metres)).toEqual(refused);
});
