import { expect, test } from 'vitest';
import { registerFigures } from './register-figures.ts';

const leases = [{ hectares: 6.4 }, { hectares: 3.1 }, {}];

test('registers come to their hectares, those that say none are left out', () => {
  const info = {
    isLeased: true,
    leases,
    enterprises: [{ sharePercent: 100 }],
    distributionAreas: [{ hectares: 42 }],
  };
  expect(registerFigures(info, 198.23)).toEqual([
    { label: 'Within the boundary', value: '198.23 ha' },
    { label: 'Leased', value: '9.50 ha' },
    { label: 'Distribution areas', value: '42.00 ha' },
  ]);
});

test('leases of a farm that leases nothing any more count for nothing', () => {
  expect(registerFigures({ isLeased: false, leases }, null)).toEqual([]);
});
