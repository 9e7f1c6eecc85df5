import { expect, test } from 'vitest';
import type { RiverFeature } from '../../cadastre/features.ts';
import { nameStreams } from './name-streams.ts';

const reach = (nzsegment: number, order: number, next: number) =>
  ({ properties: { nzsegment, StreamOrde: order, NextDownID: next } }) as unknown as RiverFeature; // as much as is read

test('the river and its streams have names, each stream one of its own; brooks have none', () => {
  const names = nameStreams([
    reach(1, 5, -1),
    reach(2, 3, 1),
    reach(3, 3, 2),
    reach(4, 3, 1),
    reach(5, 1, 3),
  ]);
  expect(names.get(1)).toBe('Sampleburn');
  expect(names.get(2)).toMatch(/Stream|Creek|Burn/);
  expect(names.get(3)).toBe(names.get(2));
  expect(names.get(4)).not.toBe(names.get(2));
  expect(names.has(5)).toBe(false);
});
