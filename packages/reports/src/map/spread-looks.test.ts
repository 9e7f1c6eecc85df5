import { kinds } from '@tussock/domain';
import { bookExample, featureRow } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { sentencesOf } from '../document/sentences-of.ts';
import { planBook } from '../book/plan-book.ts';
import type { BookRow } from '../book/book-content.ts';
import { spreadGroundOf } from './spread-looks.ts';

const square = (west: number) =>
  ({
    type: 'Polygon',
    coordinates: [
      [
        [west, -42.8],
        [west + 0.002, -42.8],
        [west + 0.002, -42.798],
        [west, -42.798],
        [west, -42.8],
      ],
    ],
  }) as const;
const creek = featureRow(kinds.paddock.id, square(172.4), {
  name: 'Creek',
  status: 'existing',
  use: 'pasture',
});
const house = featureRow(kinds.paddock.id, square(172.402), {
  name: 'House',
  status: 'existing',
  use: 'pasture',
});
const swale = featureRow(kinds.csa.id, square(172.404), { name: 'Swale', status: 'existing' });
const pond = featureRow(kinds.effluent.id, square(172.406), {
  name: 'Pond',
  status: 'existing',
  applications: [{ date: '2026-10-02', paddockIds: [creek.id] }],
});
const zones = [
  { name: 'Swale', csas: [swale.id], setback: 5 },
  { name: 'Swale', csas: [swale.id], setback: 10 },
];
const urea = (status: string) =>
  featureRow(kinds.fertiliser.id, square(172.4), {
    name: 'Urea',
    status,
    fertiliser_application_exclusion_zones: zones,
  });
const asFeature = ({ id, entity, values: { geometry, ...attributes } }: BookRow) =>
  ({ id, kindId: entity, geometry, attributes, areaM2: null, lengthMetres: null }) as never; // as much as is read
const book = (...rows: readonly BookRow[]) => planBook({ ...bookExample, rows });
const titlesOf = (...rows: readonly BookRow[]) =>
  book(...rows)
    .sections.map(({ title }) => title)
    .filter((title) => title.startsWith('Effluent, and where'));

test('effluent was spread where its log says, and each zone has the widest margin that any application gave it', () => {
  const { effluent, keptOut } = spreadGroundOf([creek, house, swale, pond, urea('existing')].map(asFeature));
  expect([...effluent]).toEqual([creek.id]);
  expect([...keptOut]).toEqual([[swale.id, 10]]);
});

test('given zones of a removed application, then nothing is kept clear for it', () => {
  expect(spreadGroundOf([swale, urea('removed')].map(asFeature)).keptOut.size).toBe(0);
});

test('given effluent or zones, then the book has a map of them, with both in its legend', () => {
  const rows = [creek, house, swale, pond, urea('existing')];
  expect(titlesOf(...rows)).toHaveLength(1);
  const map = book(...rows).sections.find(({ id }) => id === 'map-spreading')?.blocks[0];
  expect(map?.type === 'map' ? map.alt : '').toContain('effluent was spread, nothing is spread, paddocks');
});

test('given a farm without either, then there is no such map', () => {
  expect(titlesOf(creek, house, swale)).toEqual([]);
});

test('an application says who spread it and what proves where it went', () => {
  const spread = featureRow(kinds.fertiliser.id, square(172.4), {
    name: 'Urea',
    status: 'existing',
    spreadmark: true,
    proofOfPlacement: ['proof'],
  });
  const proof = {
    entity: 'file',
    id: 'proof',
    version: 1,
    values: { name: 'tracks.pdf', purpose: 'document' },
    made: { uploadedAt: '2026-04-14T00:00:00.000Z' },
  } as never; // as much as is read
  const season = {
    season: { name: '2025/26', startYear: 2025 },
    cap: null,
    capSentences: [],
    landholdings: [],
    applications: [
      {
        _id: spread.id,
        name: 'Urea',
        date: '2026-04-14',
        products: ['Urea'],
        places: ['Creek'],
        spreadHectares: 4,
        price_total: 0,
        isPriced: true,
        nutrientsKg: { nitrogen: 40, phosphorus: 0 },
      },
    ],
  };
  const said = sentencesOf(planBook({ ...bookExample, rows: [spread, proof], seasons: [season] }));
  expect(said).toContain('Spreadmark operator');
  expect(said).toContain('Proof of placement: tracks.pdf');
});
