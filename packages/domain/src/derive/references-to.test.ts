import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { referencesTo } from './references-to.ts';

const feature = (
  _id: string,
  kind: { readonly wording: { readonly featureType: string } },
  properties: Record<string, unknown>,
) => ({ _id, featureType: kind.wording.featureType, properties });

test('names the features whose fields, or rows of whose lists, hold the id', () => {
  const pivot = feature('p', kinds.pivot, { name: 'North' });
  const watered = feature('a', kinds.paddock, { name: 'Front', irrigatorIds: ['x', 'p'] });
  const dry = feature('b', kinds.paddock, { name: 'p', notes: 'p', irrigatorIds: ['x'] });
  const sown = feature('c', kinds.fertiliser, { paddocks: ['a'] });
  const all = [pivot, watered, dry, sown];
  expect(referencesTo(pivot, all)).toEqual([watered]);
  expect(referencesTo(watered, all)).toEqual([sown]);
  expect(referencesTo(sown, all)).toEqual([]);
});
