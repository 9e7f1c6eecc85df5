import { expect, test } from 'vitest';
import { edgesOf, placeAfterKey } from './grid-place.ts';

const size = { rows: 100, columns: 5 };
const press = (key: string, over: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
  placeAfterKey({ row: 10, column: 2 }, { key, ctrlKey: false, shiftKey: false, ...over }, size);

test.each([
  ['ArrowUp', {}, { row: 9, column: 2 }],
  ['ArrowDown', {}, { row: 11, column: 2 }],
  ['ArrowDown', { ctrlKey: true }, { row: 99, column: 2 }],
  ['Home', {}, { row: 10, column: 0 }],
  ['End', { ctrlKey: true }, { row: 99, column: 4 }],
  ['PageUp', {}, { row: 0, column: 2 }],
  ['Tab', {}, { row: 10, column: 3 }],
  ['Tab', { shiftKey: true }, { row: 10, column: 1 }],
  ['x', {}, null],
])('%s %o leads on', (key, over, place) => {
  expect(press(key, over)).toEqual(place);
});

test('Tab leaves the list at the end of a row', () => {
  const pressed = { key: 'Tab', ctrlKey: false, shiftKey: false };
  expect(placeAfterKey({ row: 10, column: 4 }, pressed, size)).toBeNull();
});

test('a range is the same whichever way it was marked', () => {
  const [a, b] = [
    { row: 5, column: 1 },
    { row: 2, column: 3 },
  ];
  expect(edgesOf({ anchor: a, active: b })).toEqual(edgesOf({ anchor: b, active: a }));
});
