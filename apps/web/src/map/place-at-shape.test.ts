import { expect, test } from 'vitest';
import { placeAtShape, type Box } from './place-at-shape.ts';

const room: Box = { left: 100, top: 50, right: 1000, bottom: 700 };
const size = { width: 300, height: 40 };
const place = (shape: Box, side: 'beside' | 'middle' = 'beside') => placeAtShape(shape, size, { room, side });

test('a bar stands above its shape, in the middle of it', () => {
  expect(place({ left: 400, top: 300, right: 600, bottom: 400 })).toEqual([350, 248]);
});

test('without room above it stands below', () => {
  expect(place({ left: 400, top: 60, right: 600, bottom: 400 })).toEqual([350, 412]);
});

test('a shape that fills the map has it within, at the top', () => {
  expect(place({ left: 0, top: 0, right: 1100, bottom: 800 })).toEqual([400, 50]);
});

test.each([
  ['left', { left: -500, top: 300, right: -400, bottom: 400 }, [100, 248]],
  ['right', { left: 1400, top: 300, right: 1500, bottom: 400 }, [700, 248]],
  ['below', { left: 400, top: 1300, right: 600, bottom: 1400 }, [350, 660]],
] as const)('a shape that is out of view to the %s keeps it on the map', (_, shape, at) => {
  expect(place(shape)).toEqual(at);
});

test('a figure stands on the middle of its shape', () => {
  expect(place({ left: 300, top: 300, right: 700, bottom: 400 }, 'middle')).toEqual([350, 330]);
});

test('a shape that the figure would hide has it above', () => {
  expect(place({ left: 400, top: 300, right: 600, bottom: 400 }, 'middle')).toEqual([350, 248]);
});
