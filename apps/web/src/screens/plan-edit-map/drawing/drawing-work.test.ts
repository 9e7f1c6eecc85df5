import { kindById } from '@tussock/domain';
import { emptyWalk } from '@tussock/geometry';
import type { FeatureReply } from '@tussock/contract';
import { describe, expect, test } from 'vitest';
import {
  changeOf,
  drawingOf,
  hasUnsaved,
  isNew,
  keptWork,
  newWork,
  nextOf,
  workFrom,
} from './drawing-work.ts';
import { drawnExample } from '../testing/drawn-example.ts';

const square = (west: number): { type: 'Polygon'; coordinates: [number, number][][] } => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43],
      [west + 1, -43],
      [west + 1, -42],
      [west, -42],
      [west, -43],
    ],
  ],
});
const paddock = kindById('paddock');
const drawn = (geometry: ReturnType<typeof square> | null, canUndo: boolean) =>
  drawnExample({ geometry, isFinished: geometry !== null, canUndo });
const standing = { _id: 'p-1', kind: 'paddock', geometry: square(172) } as unknown as FeatureReply;
const ground = { things: [], boundary: [], locked: new Set<string>() } as unknown as Parameters<
  typeof changeOf
>[2];

describe('what is drawn', () => {
  test('is another feature each time, of the same kind and in the same way', () => {
    const first = { ...newWork(paddock, 'polygon'), way: 'rectangle' as const };
    const next = nextOf(first);
    expect(next.featureId).not.toBe(first.featureId);
    expect(next).toMatchObject({ kind: paddock, shape: 'polygon', way: 'rectangle', round: 0 });
  });

  test('comes back under its own id when it was kept, with the outline it had', () => {
    const kept = keptWork({ id: 'kept-1', kindId: 'paddock', geometry: square(172) });
    expect(kept).toMatchObject({
      featureId: 'kept-1',
      shape: 'polygon',
      startsFrom: square(172),
      feature: null,
    });
    expect(isNew(kept)).toBe(true);
  });

  test('begins on the map again when it goes on from another shape, and keeps what is known of it', () => {
    const begun = { ...newWork(paddock, 'polygon'), values: { notes: 'from the walk' } };
    const mended = workFrom(begun, square(173), { name: 'Top' });
    expect(drawingOf(mended).key).not.toBe(drawingOf(begun).key);
    expect(mended.values).toEqual({ notes: 'from the walk', name: 'Top' });
    expect(drawingOf(mended).geometry).toEqual(square(173));
  });

  test('is taken out of the plan’s layer while its shape is changed, and is not new', () => {
    const change = changeOf(standing, paddock, ground);
    expect(isNew(change)).toBe(false);
    expect(drawingOf(change)).toMatchObject({ featureId: 'p-1', isEdit: true, geometry: square(172) });
  });
});

describe('ending would lose', () => {
  test('a new shape that was begun, and nothing before', () => {
    const work = newWork(paddock, 'polygon');
    expect(hasUnsaved(work, { drawn: null, taken: null, walked: emptyWalk })).toBe(false);
    expect(hasUnsaved(work, { drawn: drawn(square(172), false), taken: null, walked: emptyWalk })).toBe(true);
  });

  test('corners at the cross that are no shape yet, and what was walked', () => {
    const work = newWork(paddock, 'polygon');
    expect(hasUnsaved(work, { drawn: drawn(null, true), taken: null, walked: emptyWalk })).toBe(true);
    const step = { at: [172, -43], accuracyMetres: 3, atMs: 0 } as const;
    const walked = { ...emptyWalk, fixes: [step] };
    expect(hasUnsaved(work, { drawn: null, taken: null, walked })).toBe(true);
  });

  test('a change only once something was moved', () => {
    const change = changeOf(standing, paddock, ground);
    expect(hasUnsaved(change, { drawn: drawn(square(172), false), taken: null, walked: emptyWalk })).toBe(
      false,
    );
    expect(hasUnsaved(change, { drawn: drawn(square(172), true), taken: null, walked: emptyWalk })).toBe(
      true,
    );
  });

  test('never a line for a verb: it is drawn again in a moment', () => {
    const work = { ...newWork(paddock, 'line'), verb: { asks: 'line' } as never };
    expect(hasUnsaved(work, { drawn: drawn(square(172), true), taken: null, walked: emptyWalk })).toBe(false);
  });
});
