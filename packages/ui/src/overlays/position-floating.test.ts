import { expect, test } from 'vitest';
import { positionFloating } from './position-floating.ts';

const window = { width: 400, height: 300 };
const size = { width: 80, height: 20 };

test('stands centred below its trigger', () => {
  expect(positionFloating({ left: 100, top: 50, width: 40, height: 40 }, size, window, 'bottom')).toEqual({
    left: 80,
    top: 96,
  });
});

test('turns to the other side where there is no room', () => {
  expect(positionFloating({ left: 100, top: 4, width: 40, height: 40 }, size, window, 'top')).toEqual({
    left: 80,
    top: 50,
  });
});

test('stays within the window at its edge', () => {
  expect(positionFloating({ left: 370, top: 50, width: 30, height: 30 }, size, window, 'bottom').left).toBe(
    400 - 80 - 6,
  );
});
