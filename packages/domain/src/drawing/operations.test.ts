import { areaHectares, isSameShape, type PolygonGeometry, type Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import type { DrawingGround, DrawingOperation, DrawingOutcome, DrawnThing } from './operation.ts';
import { drawingOperations, kindOfGaps, trimOutline, trimThing } from './operations.ts';
import { nextName } from './part-cut-off.ts';

const at = (x: number, y: number): Position => [
  Math.round((172.5 + x / 1000) * 1e7) / 1e7,
  Math.round((-43.1 + y / 1000) * 1e7) / 1e7,
];
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
});
const line = (...corners: readonly (readonly [number, number])[]) => ({
  type: 'LineString' as const,
  coordinates: corners.map(([x, y]) => at(x, y)),
});
const paddock = (
  id: string,
  geometry: PolygonGeometry,
  more: Readonly<Record<string, unknown>> = {},
): DrawnThing => ({
  id,
  kind: kindById(kinds.paddock.id),
  geometry,
  attributes: { name: id, status: 'existing', use: 'pasture', ...more },
});

const west = paddock('West', box(0, 0, 2, 2), { effectiveHa: 3.5, notes: 'Stony', photos: ['one'] });
const east = paddock('East', box(2, 0, 4, 2));
const planned = paddock('Lane', box(1.5, 0, 2.5, 2), { status: 'planned' });
const trough: DrawnThing = {
  id: 'trough',
  kind: kindById(kinds.trough.id),
  geometry: { type: 'Point', coordinates: at(1, 1) },
  attributes: { name: 'By the gate' },
};
const ground = (chosen?: DrawnThing, mayEdit = true): DrawingGround => ({
  things: [west, east, planned, trough],
  boundary: [box(0, 0, 6, 2)],
  chosen,
  mayEdit,
});
const operation = <A extends DrawingOperation['asks']>(id: string, _asks: A) =>
  drawingOperations.find((one) => one.id === id) as Extract<DrawingOperation, { asks: A }>; // named by the test
const partsOf = (outcome: DrawingOutcome) => ('parts' in outcome ? outcome.parts : []);
const shapeIn = (outcome: DrawingOutcome, id: string) =>
  partsOf(outcome).find(({ entityId }) => entityId === id)?.set[GEOMETRY] as PolygonGeometry | undefined;

test.each([
  ['split', undefined, 'Choose a shape on the map first.'],
  ['split', trough, 'Only an area can be cut.'],
  ['editShape', trough, null],
  ['merge', west, null],
  ['merge', planned, 'There are no other paddocks to join it with.'],
  ['fillGap', undefined, null],
])('%s of what is chosen says whether it can be done', (id, chosen, why) => {
  expect(drawingOperations.find((one) => one.id === id)?.whyNot(ground(chosen))).toBe(why);
});

test('nothing can be changed by whoever may only look', () => {
  expect(new Set(drawingOperations.map(({ whyNot }) => whyNot(ground(west, false))))).toEqual(
    new Set(['You can view this plan, but not change it.']),
  );
});

test('no two verbs have the same key or the same name', () => {
  expect(new Set(drawingOperations.map(({ shortcut }) => shortcut)).size).toBe(drawingOperations.length);
  expect(new Set(drawingOperations.map(({ label }) => label)).size).toBe(drawingOperations.length);
});

test('a split is one write: what stays, and a new one with all that was known but its name and photos', () => {
  const done = operation('split', 'line').write(ground(west), line([1.5, -1], [1.5, 3]), () => 'new');
  expect(done).toMatchObject({ ok: true, label: 'West cut into 2' });
  expect(partsOf(done).map(({ op, entityId }) => [op, entityId])).toEqual([
    ['update', 'West'],
    ['create', 'new'],
  ]);
  const [kept, made] = partsOf(done);
  expect(isSameShape(kept?.set[GEOMETRY] as PolygonGeometry, box(0, 0, 1.5, 2))).toBe(true);
  expect(made?.set).toMatchObject({ name: 'West 2', use: 'pasture', notes: 'Stony' });
  expect(made?.set).not.toHaveProperty('photos');
});

test('an effective area above what is left of a paddock is taken out of it, and of the part cut off', () => {
  const done = operation('split', 'line').write(ground(west), line([1, -1], [1, 3]), () => 'new');
  const [kept, made] = partsOf(done);
  expect(areaHectares(kept?.set[GEOMETRY] as PolygonGeometry)).toBeLessThan(3.5);
  expect(kept?.set['effectiveHa']).toBeNull();
  expect(made?.set).not.toHaveProperty('effectiveHa');
});

test('a part cut off an irrigator waters its own ground, where the whole waters what is drawn of it', () => {
  const whole = box(0, 0, 3, 2);
  const drawn = areaHectares(whole);
  const linear = (areaIrrigated: number): DrawnThing => ({
    id: 'linear',
    kind: kindById(kinds.linear.id),
    geometry: whole,
    attributes: { name: 'Linear', areaIrrigated },
  });
  const areasOf = (thing: DrawnThing): readonly unknown[] =>
    partsOf(
      operation('split', 'line').write(
        { ...ground(thing), things: [thing] },
        line([1, -1], [1, 3]),
        () => 'new',
      ),
    ).map(({ set }) => set['areaIrrigated']);
  const [kept, cutOff] = areasOf(linear(drawn));
  expect(kept).toBeCloseTo((drawn * 2) / 3, 1);
  expect(cutOff).toBeCloseTo(drawn / 3, 1);
  // A figure that somebody typed is not that of the shape, and stays.
  expect(areasOf(linear(7))).toEqual([undefined, 7]);
});

test('a merge takes the ground and deletes the other, in one write', () => {
  const done = operation('merge', 'thing').write(ground(west), east, () => 'new');
  expect(done).toMatchObject({ ok: true, label: 'East joined to West' });
  expect(
    isSameShape(shapeIn(done, 'West') as PolygonGeometry, {
      type: 'Polygon',
      coordinates: [[at(0, 0), at(2, 0), at(4, 0), at(4, 2), at(2, 2), at(0, 2), at(0, 0)]],
    }),
  ).toBe(true);
  expect(partsOf(done).at(-1)).toEqual({ entity: 'paddock', entityId: 'East', op: 'delete', set: {} });
});

test('a new border moves the neighbour with it, and what is only planned stays', () => {
  const done = operation('newBorder', 'line').write(ground(west), line([2, 0], [3, 1], [2, 2]), () => 'new');
  expect(partsOf(done).map(({ entityId }) => entityId)).toEqual(['West', 'East']);
});

test('a new border of a paddock of several parts leaves the parts it does not touch', () => {
  const both: DrawnThing = {
    ...west,
    geometry: {
      type: 'MultiPolygon',
      coordinates: [box(0, 0, 2, 2).coordinates, box(0, 3, 1, 4).coordinates],
    },
  };
  const done = operation('newBorder', 'line').write(
    { ...ground(both), things: [both] },
    line([0.5, -1], [0.5, 2.5]),
    () => 'new',
  );
  expect(shapeIn(done, 'West')?.coordinates).toHaveLength(2);
});

test('a refusal is a sentence', () => {
  const done = operation('split', 'line').write(ground(west), line([0.5, 0.5], [1, 1]), () => 'new');
  expect(done).toEqual({
    ok: false,
    message: 'The line must cross the border twice. Start and end it outside the shape, or on its border.',
  });
});

test('ground that nobody has is outlined as it lies', () => {
  const outline = operation('fillGap', 'place').outline(ground(), at(5, 1));
  expect(outline.ok && isSameShape(outline.geometry, box(4, 0, 6, 2))).toBe(true);
  expect(operation('fillGap', 'place').outline(ground(), at(1, 1))).toMatchObject({ ok: false });
});

test('a gap is one of the kind that is looked at: of the first land unit it is the whole farm, whatever its paddocks', () => {
  const amongUnits = { ...ground(), sharedAmong: kindById(kinds.lmu.id) };
  const outline = operation('fillGap', 'place').outline(amongUnits, at(1, 1));
  expect(outline.ok && isSameShape(outline.geometry, box(0, 0, 6, 2))).toBe(true);
  expect(kindOfGaps(amongUnits).id).toBe(kinds.lmu.id);
});

test('what a new shape lies over can be trimmed', () => {
  const done = trimThing(ground(), west, box(1, -1, 3, 3));
  expect(isSameShape(shapeIn(done, 'West') as PolygonGeometry, box(0, 0, 1, 2))).toBe(true);
});

test('what is drawn over another can be trimmed before it is saved, unless nothing would be left', () => {
  const done = trimOutline(box(1, 0, 4, 2), box(0, 0, 2, 2));
  expect(done.ok && isSameShape(done.geometry, box(2, 0, 4, 2))).toBe(true);
  expect(trimOutline(box(0.5, 0.5, 1, 1), box(0, 0, 2, 2))).toEqual({
    ok: false,
    message: 'Nothing would be left of one of them.',
  });
});

test.each([
  ['Creek', 'Creek 2'],
  ['Creek 2', 'Creek 4'],
  ['Block 9', 'Block 10'],
])('the part of %s that is cut off has the next name that is free', (name, next) => {
  expect(nextName(name, new Set(['Creek 3']))).toBe(next);
});

test.each([
  ['a'.repeat(60), `${'a'.repeat(58)} 2`],
  [`${'a'.repeat(55)} top`, `${'a'.repeat(55)} to 2`],
  [`${'a'.repeat(57)} 🐄`, `${'a'.repeat(57)} 2`],
  [`${'a'.repeat(57)} 99`, `${'a'.repeat(56)} 100`],
])('a name as long as names may be is shortened before its number: %s', (name, next) => {
  expect(nextName(name, new Set())).toBe(next);
});

test('a shortened name is another one too where there are several', () => {
  const [name, first] = ['a'.repeat(60), `${'a'.repeat(58)} 2`];
  expect(nextName(name, new Set([first]))).toBe(`${'a'.repeat(58)} 3`);
});

test('a locked shape is not changed by any verb, and its fences and set-backs can still be made', () => {
  const locked = { ...ground(west), locked: new Set([west.id]) };
  const open = drawingOperations.filter(({ whyNot }) => whyNot(locked) === null).map(({ id }) => id);
  expect(open).toEqual(['fillGap', 'fenceInside', 'setBack']);
  expect(operation('split', 'line').whyNot(locked)).toBe('West is locked. Unlock it first.');
});

test('a verb that would change a locked one beside it is refused by name, and one that leaves its ground alone is not', () => {
  const held = { ...ground(west), locked: new Set([east.id]) };
  const wider = operation('newBorder', 'line').write(
    held,
    line([1.9, -0.1], [3, 1], [1.9, 2.1]),
    () => 'new',
  );
  expect(wider).toEqual({ ok: false, message: 'East is locked, and this would change it. Unlock it first.' });
  expect(operation('merge', 'thing').write(held, east, () => 'new')).toMatchObject({ ok: false });
  expect(trimThing(held, east, box(1, 0, 3, 2))).toMatchObject({ ok: false });
  const across = operation('split', 'line').write(held, line([-1, 1], [3, 1]), () => 'new');
  expect(partsOf(across).map(({ op, entityId }) => [op, entityId])).toEqual([
    ['update', 'West'],
    ['create', 'new'],
  ]);
});
