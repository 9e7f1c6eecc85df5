import { expect, test } from 'vitest';
import type { Position } from '../shape/geometry.ts';
import { bearingDegrees, gridBearingDegrees } from './bearing.ts';
import { cornerAt } from './corner-at.ts';
import { distanceMetres } from './length-of-record.ts';

const gate: Position = [172.5, -43.1];
const cornerOf = (bearing: number, metres: number): Position => {
  const put = cornerAt(gate, bearing, metres);
  return put.ok ? put.corner : gate;
};

test('1,000 m east of the gate is the corner that was worked out by hand', () => {
  // The radius of curvature across the meridian at 43.1° S is 6,388,117 m: 1,000 m are 0.0122837°.
  expect(cornerAt(gate, 90, 1000)).toEqual({ ok: true, corner: [172.5122837, -43.0999993] });
});

test.each([
  [0, 12.5],
  [47.25, 380],
  [215, 1250],
  [359.9, 8000],
])('a corner at %s° and %s m is there when it is measured', (bearing, metres) => {
  const corner = cornerOf(bearing, metres);
  // 7 decimals are 1 cm.
  expect(Math.abs(distanceMetres(gate, corner) - metres)).toBeLessThan(0.01);
  expect(Math.abs(bearingDegrees(gate, corner) - bearing) * metres).toBeLessThan(0.6);
});

test('grid north lies off true north by the convergence: 0.34° at 172.5° E, nothing on the central meridian', () => {
  // Convergence = (173 − 172.5) × sin 43.1° = 0.3416°. Meridians spread northwards: west of 173° E they lean to the west.
  const north = cornerOf(0, 1000);
  expect(gridBearingDegrees(gate, north)).toBeCloseTo(360 - 0.3416, 2);
  expect(gridBearingDegrees([173, -43.1], [173, -43])).toBeCloseTo(0, 6);
  expect(gridBearingDegrees([-176.5, -44], [-176.5, -43.9])).toBeCloseTo(0, 6);
});

test.each([
  ['noLength', 90, 0],
  ['noLength', 90, -5],
  ['noLength', 90, Number.NaN],
  ['tooLong', 90, 200_000],
  ['noBearing', Number.NaN, 10],
  ['noBearing', 361, 10],
])('%s: no corner at %s° and %s m', (reason, bearing, metres) => {
  expect(cornerAt(gate, bearing, metres)).toEqual({ ok: false, reason });
});

test('no corner is put out at sea', () => {
  expect(cornerAt([166, -47], 270, 90_000)).toEqual({ ok: false, reason: 'outsideNewZealand' });
});
