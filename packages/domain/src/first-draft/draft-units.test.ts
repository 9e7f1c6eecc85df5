import { expect, test } from 'vitest';
import { attributesOfUnit, proposedDue } from './draft-units.ts';

const hill = { slopeClass: 'steepHill', meanDegrees: 28.4 } as const;

test('a proposed unit is named by its slope, with why and where that was read', () => {
  expect(attributesOfUnit(hill, 'sheepAndBeefPasture', 'LINZ')).toEqual({
    name: 'Steep hill',
    status: 'existing',
    slopeClass: 'steepHill',
    landUse: 'sheepAndBeefPasture',
    notes: 'Its mean slope is 28.4°. Read from: LINZ',
  });
});

test('what is farmed stays open where nobody said it', () => {
  expect(attributesOfUnit(hill, null, 'LINZ')).not.toHaveProperty('landUse');
});

test('an action is proposed to be done within a year', () => {
  expect(proposedDue('2026-11-29')).toBe('2027-11-29');
  expect(proposedDue('2024-02-29')).toBe('2025-02-28');
});
