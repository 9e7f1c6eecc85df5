import { kinds, type KindId } from '@tussock/domain';
import { bookExample, exampleAttributes, farmRows, featureRow } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { sentencesOf } from '../document/sentences-of.ts';
import type { BookContent } from './book-content.ts';
import { planBook } from './plan-book.ts';

/** Corner of the example farm; one step is about 80 m. */
const at = (column: number, row: number) => [172.4 + column * 0.001, -42.8 + row * 0.001] as const;
const point = { type: 'Point', coordinates: at(1.5, 1.5) } as const;
const area = {
  type: 'Polygon',
  coordinates: [[at(1, 1), at(2, 1), at(2, 2), at(1, 2), at(1, 1)]],
} as const;
const across = [at(-1, 2.5), at(5, 2.5)] as const;

const example = (kindId: KindId, values: object = {}) =>
  featureRow(kindId, kinds[kindId].shapes[0] === 'point' ? point : area, {
    ...exampleAttributes[kindId],
    ...values,
  });
const row = (entity: string, id: string, values: object) => ({
  id,
  entity,
  version: 1,
  values: values as Readonly<Record<string, unknown>>,
  made: { createdAt: '2026-11-01T00:00:00.000Z' },
});

const wetland = example(kinds.ecosystem.id);
const content: BookContent = {
  ...bookExample,
  beneath: { heights: null, streams: [{ order: 3, line: across }], attribution: null },
  rows: [
    ...farmRows,
    example(kinds.paddock.id),
    example(kinds.csa.id),
    example(kinds.culvert.id),
    example(kinds.storageArea.id),
    example(kinds.building.id),
    example(kinds.customFeature.id, { name: 'Old pit', category: 'offalPitOrRubbish' }),
    example(kinds.effluent.id, {
      applications: [{ date: '2026-10-04', depth: 8.5, volume: 120, soilMoisture: 'moist' }],
    }),
    wetland,
    featureRow(kinds.lmu.id, area, {
      ...exampleAttributes.lmu,
      name: 'Terrace',
      soilName: 'Temuka silt loam',
      artificialDrainage: 'moleAndTile',
      risks: [],
    }),
    row('action', 'a9', {
      sectionKey: 'waterways',
      outcomeKey: 'stockExcluded',
      title: 'Trap the gully',
      state: 'agreed',
      riskType: 'erosion',
      dueOn: '2027-02-01',
      featureIds: [wetland.id],
    }),
    row('approval', 'audit', {
      approvalType: 'auditor',
      personName: 'Ann Auditor',
      bodyName: 'Environment Canterbury',
      decision: 'approved',
      decidedOn: '2026-11-20',
      grade: 'B',
      nextOn: '2028-11-20',
      note: 'Gully fence to be finished.',
    }),
    row('stockRow', 's1', {
      month: '2026-07',
      enterprise: 'sheep',
      class: 'maEwes',
      opening: 980,
      closing: 975,
    }),
  ],
};
const book = planBook(content);
const printedIn = (part: string): string =>
  sentencesOf({
    ...book,
    cover: { ...book.cover, facts: [] },
    sections: book.sections.filter(({ id }) => id === part || id.startsWith(`${part}-`)),
  }).join('\n');

test.each([
  ['areas: effective, irrigated and dry', 'areas', 'Effective area without irrigation'],
  ['who certified or audited, appointed by whom', 'signOff', 'Appointed by Environment Canterbury'],
  ['the note of an audit', 'signOff', 'Gully fence to be finished.'],
  ['the day of the next audit', 'signOff', 'Next due 20 Nov 2028'],
  ['stock by month', 'stock', '975'],
  ['crops of paddocks', 'crops', 'Kale'],
  ['cultivation of crops', 'crops', 'Minimum till'],
  ['rotation of paddocks', 'crops-rotation', '2024/25'],
  ['winter grazed paddocks with their slope', 'crops-winter', '9.5°'],
  ['re-sowing of winter grazed paddocks', 'crops-winter', '1 Oct 2027'],
  ['what a critical source area carries', 'places-sources', 'Contaminants: Sediment, Phosphorus'],
  ['where a critical source area leads', 'places-sources', 'Reaches: Drain'],
  ['the treatment of a critical source area, and its month', 'places-sources', 'Planned by: Sept 2026'],
  ['crossings with their description', 'places-crossings', 'Water body: Kōwhai Creek'],
  ['fish passage of crossings', 'places-crossings', 'Fish can pass: Partly'],
  ['silage with its leachate', 'places-stores', 'Leachate: Collected to effluent system'],
  ['distances of stores to water', 'places-stores', 'Distance to water: 216 m'],
  ['pits and what is known of them', 'places-stores', 'Old pit'],
  ['agrichemicals in store', 'places-stores', 'Agrichemicals: Insecticide Urea 216'],
  ['condition of native areas', 'places-nature', 'Condition: Fair'],
  ['pest control of native areas', 'places-nature', 'Pest control: Occasional'],
  ['actions on a native area', 'places-nature', 'Trap the gully'],
  ['the effluent log, entry by entry', 'water-effluent', '8.5'],
  ['unfenced metres of each waterway', 'exclusion', 'of bank have no fence'],
  ['soil names of land units', 'land-unit', 'Temuka silt loam'],
  ['artificial drainage of land units', 'land-unit', 'Mole and tile'],
  ['the risk that an action lowers', 'actions', 'For: Erosion'],
])('given it is recorded, the book prints %s', (_what, part, words) => {
  expect(printedIn(part)).toContain(words);
});

test('given heritage is left out, when places are printed, then a cultural place is not among them', () => {
  const heritage = example(kinds.customFeature.id, { name: 'Te Puna urupā', category: 'heritageOrWahiTapu' });
  const left = planBook({ ...content, rows: [...content.rows, heritage] }, { redacts: ['heritage'] });
  expect(sentencesOf(left).join('\n')).not.toContain('Te Puna');
});

test('given stock is left out, then the book has neither stock nor emissions', () => {
  const ids = planBook(content, { redacts: ['stock'] }).sections.map(({ id }) => id);
  expect(ids).not.toContain('stock');
  expect(ids).not.toContain('emissions');
});
