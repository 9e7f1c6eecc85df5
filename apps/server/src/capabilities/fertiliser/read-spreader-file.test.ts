import { kinds, type FertiliserPlan } from '@tussock/domain';
import { expect, test } from 'vitest';
import { readSpreaderFile } from './read-spreader-file.ts';

const planWith = (paddock: object = {}): FertiliserPlan => ({
  info: {},
  features: new Map(),
  applications: [],
  paddocks: [
    {
      _id: 'front',
      featureType: kinds.paddock.wording.featureType,
      geometry: { type: 'Point', coordinates: [172.3, -42.8] },
      properties: { name: 'Front', status: 'existing', use: 'pasture', ...paddock },
      areaHectares: 4,
    },
  ],
  landUnits: [],
  blocks: [],
});
const ratesOf = (heading: string, ...cells: readonly string[]) =>
  readSpreaderFile(
    planWith(),
    [`Date;Paddock;Product;${heading}`, ...cells.map((cell) => `20/08/2025;Front;Urea;${cell}`)].join('\n'),
    '2026-03-10',
  ).map(({ rate }) => rate);

test('the unit behind a quantity goes before that of its column', () => {
  // On 4 ha.
  expect(ratesOf('Quantity', '400', '400 kg', '0.4 t', '0.4T')).toEqual([100, 100, 100, 100]);
  expect(ratesOf('Tonnes', '0.4', '400 kg', '0.4 t')).toEqual([100, 100, 100]);
});

test.each(['Quantity_t', 'Quantity t', 'quantity (t)', 'QUANTITY T', 'Tonnes', 'Quantity [t]'])(
  'a quantity under %s is in tonnes',
  (heading) => {
    expect(ratesOf(heading, '0.4')).toEqual([100]);
  },
);

test.each(['Quantity', 'Quantity_kg', 'Weight kg', 'Total kg', 'Amount'])(
  'a quantity under %s is in kilograms',
  (heading) => {
    expect(ratesOf(heading, '400')).toEqual([100]);
  },
);

test('a decimal comma between semicolons is one', () => {
  expect(ratesOf('Rate', '1,250', '12,5 kg/ha')).toEqual([1.25, 12.5]);
});

test('a rate in another unit than kg/ha is not taken for one', () => {
  expect(ratesOf('Rate', '100 kg/ha', '100 kg', '100', '0.1 t', '4 ha')).toEqual([100, 100, 100, null, null]);
});

test('a time with its zone is of the day that it then was in New Zealand', () => {
  const datesOf = (...days: readonly string[]) =>
    readSpreaderFile(
      planWith(),
      ['Date;Paddock;Product;Rate', ...days.map((day) => `${day};Front;Urea;100`)].join('\n'),
      '2026-03-10',
    ).map(({ date }) => date);
  // Eight in the morning of 1 July, twelve hours ahead of UTC.
  expect(datesOf('2025-06-30T20:00:00Z', '2025-06-30T20:00:00+12:00', '2025-06-30T20:00:00')).toEqual([
    '2025-07-01',
    '2025-06-30',
    '2025-06-30',
  ]);
  expect(datesOf('30/06/2025 8:00:00 PM +00:00', '30/06/2025 8:00 PM')).toEqual(['2025-07-01', '2025-06-30']);
});

test('a paddock is known by its name without macrons, as machines write it', () => {
  const [line] = readSpreaderFile(
    planWith({ name: 'Ōtāhuna' }),
    'Date;Paddock;Product;Rate\n20/08/2025;Otahuna;Urea;100',
    '2026-03-10',
  );
  expect(line).toMatchObject({ rate: 100, faults: [] });
});

test('an area that is larger than its paddock is a fault', () => {
  const faultsOf = (area: string) =>
    readSpreaderFile(
      planWith(),
      `Date;Paddock;Product;Rate;Area\n20/08/2025;Front;Urea;100;${area}`,
      '2026-03-10',
    ).flatMap(({ faults }) => faults);
  expect(faultsOf('4.2')).toEqual([]);
  expect(faultsOf('40')).toEqual(['40.00 ha is more than the paddock has: 4.00 ha']);
});

test.each([
  [{ use: 'pasture' }, { landUse: 'pastureGrazed' }],
  [{ use: 'pastureThenCrop' }, { landUse: 'pastureGrazed' }],
  [{ use: 'crop', winterGrazing: true }, { landUse: 'winterForageCrop' }],
  [{ use: 'crop' }, { landUse: 'arable', grazedBeforeHarvest: false }],
  [
    { use: 'crop', cropUse: 'grazedInSitu' },
    { landUse: 'arable', grazedBeforeHarvest: true },
  ],
])('what was spread on a paddock of %o is held against the cap as %o', (paddock, landUse) => {
  const [line] = readSpreaderFile(
    planWith(paddock),
    'Date;Paddock;Product;Rate\n20/08/2025;Front;Urea;100',
    '2026-03-10',
  );
  expect(line?.content).toMatchObject(landUse);
});
