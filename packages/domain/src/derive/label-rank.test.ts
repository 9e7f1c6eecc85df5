import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { allKinds, kindById } from './any-kind.ts';
import { labelRank } from './label-rank.ts';

const rankOf = (id: keyof typeof kinds): number => labelRank(kindById(id));

test('the name of a paddock stays before that of any other kind', () => {
  const others = allKinds.filter(({ id }) => id !== kinds.paddock.id).map(labelRank);
  expect(rankOf('paddock')).toBeLessThan(Math.min(...others));
});

test('fences and troughs never push out an area', () => {
  const areas = allKinds.filter(({ shapes: [shape] }) => shape === 'polygon').map(labelRank);
  expect(Math.max(...areas)).toBeLessThan(rankOf('trough'));
  expect(rankOf('trough')).toBeLessThan(rankOf('fenceline'));
});

test('land units come after paddocks, before what lies in them', () => {
  expect(rankOf('lmu')).toBeLessThan(rankOf('csa'));
  expect(rankOf('csa')).toBeLessThan(rankOf('ecosystem'));
});
