import { kinds, type FertiliserPlan } from '@tussock/domain';
import { expect, test } from 'vitest';
import { readSpreaderFile } from './read-spreader-file.ts';

const plan: FertiliserPlan = {
  info: {},
  features: new Map(),
  applications: [],
  paddocks: [
    {
      _id: 'front',
      featureType: kinds.paddock.wording.featureType,
      geometry: { type: 'Point', coordinates: [172.3, -42.8] },
      properties: { name: 'Front', status: 'existing', use: 'pasture' },
      areaHectares: 4,
    },
  ],
  landUnits: [],
  blocks: [],
};
const ratesOf = (heading: string, ...cells: readonly string[]) =>
  readSpreaderFile(
    plan,
    [`Date;Paddock;Product;${heading}`, ...cells.map((cell) => `20/08/2025;Front;Urea;${cell}`)].join('\n'),
    '2026-03-10',
  ).map(({ rate }) => rate);

test('the unit behind a quantity goes before that of its column', () => {
  // On 4 ha.
  expect(ratesOf('Quantity', '400', '400 kg', '0.4 t', '0.4T')).toEqual([100, 100, 100, 100]);
  expect(ratesOf('Tonnes', '0.4', '400 kg', '0.4 t')).toEqual([100, 100, 100]);
});

test('a rate in another unit than kg/ha is not taken for one', () => {
  expect(ratesOf('Rate', '100 kg/ha', '100 kg', '100', '0.1 t', '4 ha')).toEqual([100, 100, 100, null, null]);
});
