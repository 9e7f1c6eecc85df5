import { bookWords, kinds } from '@tussock/domain';
import { bookExample, featureRow } from '@tussock/testkit';
import { expect, test } from 'vitest';
import type { Block } from '../../document/plan-document.ts';
import { tableIn, textOf } from '../../testing/read-blocks.ts';
import type { BookRow } from '../book-content.ts';
import { planBook } from '../plan-book.ts';

const point = { type: 'Point', coordinates: [172.4, -42.8] } as const;
const square = {
  type: 'Polygon',
  coordinates: [
    [
      [172.4, -42.8],
      [172.401, -42.8],
      [172.401, -42.799],
      [172.4, -42.799],
      [172.4, -42.8],
    ],
  ],
} as const;

const blocksOf = (rows: readonly BookRow[], id: string): readonly Block[] =>
  planBook({ ...bookExample, rows }).sections.find((section) => section.id === id)?.blocks ?? [];
/** Everything recorded of the features of some blocks, as the table of details says it. */
const detailsIn = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.type === 'table' && block.label === bookWords.water.details ? block.rows : []))
    .map(([, recorded]) => textOf(recorded))
    .join('; ');

const gun = featureRow(kinds.travelling.id, square, {
  name: 'River gun',
  status: 'existing',
  machineType: 'gun',
  travelSpeed: 50,
  laneSpacing: 60,
  areaIrrigated: 14.5,
  waterSource: 'runOfRiver',
  consentNumber: 'CRC1',
  maxRate: 20,
  applicationDepth: 24,
  applicationRate: 12,
});
const pivot = featureRow(kinds.pivot.id, square, {
  name: 'New pivot',
  status: 'planned',
  areaIrrigated: 40,
  applicationDepth: 10,
});
const dyke = featureRow(kinds.borderDyke.id, square, {
  name: 'Old borders',
  status: 'existing',
  areaIrrigated: 5.5,
});

test('irrigation is listed with its areas, depths and rates; only what is there is added up', () => {
  const table = tableIn(blocksOf([gun, pivot, dyke], 'water-irrigation'));
  expect(table.columns.map(({ header }) => header).slice(1, 4)).toEqual([
    'Area irrigated (ha)',
    'Depth each pass (mm)',
    'Application intensity (mm/h)',
  ]);
  const rows = table.rows.map((row) => row.map(textOf));
  expect(rows).toContainEqual(['River gun', '14.5', '24', '12', '–', '–', '20', '–']);
  expect(rows).toContainEqual(['New pivot', '40', '10', '–', '–', '–', '–', '–']);
  expect(table.total?.slice(0, 3)).toEqual([bookWords.water.total, '20', '']);
});

test('what else is filled in of an irrigator stands below, with what follows from it', () => {
  const said = detailsIn(blocksOf([gun], 'water-irrigation'));
  expect(said).toContain('Water source: River or stream');
  expect(said).toContain('Depth at consented rate: 24.0 mm');
  expect(said).not.toContain('Area irrigated');
});

const system = featureRow(kinds.effluent.id, point, {
  name: 'Shed effluent',
  status: 'existing',
  source: ['dairyShed'],
  storageType: 'linedPond',
  totalVolume: 1200,
  sludgeVolume: 200,
  dailyVolume: 25,
  requiredVolume: 900,
  applicationArea: 30,
  applicationDepth: 8,
  applications: [{ date: '2026-10-02' }, { date: '2026-11-03' }],
});

test('an effluent system is listed with its storage, area, depth and rate', () => {
  const table = tableIn(blocksOf([system], 'water-effluent'));
  expect(table.rows.map((row) => row.map(textOf))).toEqual([
    ['Shed effluent', '1,200', '1,000', '900', '40.0', '30', '8', '–', '–'],
  ]);
});

test('an effluent system says what spreads it, and when last', () => {
  const spreader = featureRow(kinds.effluentIrrigator.id, square, {
    name: 'Boom',
    status: 'existing',
    effluentSystemIds: [system.id],
    areaIrrigated: 30,
  });
  const rows = [{ ...system, values: { ...system.values, effluentIrrigators: [spreader.id] } }, spreader];
  const blocks = blocksOf(rows, 'water-effluent');
  const said = detailsIn(blocks);
  expect(said).toContain('Effluent irrigators: Boom');
  expect(said).toContain('Effluent system: Shed effluent');
  expect(blocks).toContainEqual(
    expect.objectContaining({ text: 'Shed effluent: 2 events since 2 Oct 2026' }),
  );
});

test('a pond is listed with its surface and volume', () => {
  const pond = featureRow(kinds.dam.id, square, { name: 'Top pond', maxDepth: 3, volume: 2500 });
  const table = tableIn(blocksOf([{ ...pond, made: { ...pond.made, areaM2: 2500 } }], 'water-ponds'));
  expect(table.rows.map((row) => row.map(textOf))).toEqual([
    ['Top pond', '0.25', '3', '–', '2,500', '3,000'],
  ]);
});

test('given more events than a page holds, then the newest are listed, and all are counted and added up', () => {
  const irrigations = Array.from({ length: 45 }, (_, index) => ({
    date: `2026-${10 + (index % 2)}-${10 + (index % 19)}`,
    depth: 10,
  }));
  const logged = { ...gun, values: { ...gun.values, irrigations } };
  const blocks = blocksOf([logged], 'water-irrigation');
  const log = blocks.find((block) => block.type === 'table' && block.label === 'Irrigation log');
  const rows = log?.type === 'table' ? log.rows : [];
  expect(rows).toHaveLength(40);
  expect(rows[0]?.map(textOf)).toEqual(['28 Nov 2026', 'River gun', '10 mm']);
  expect(blocks).toContainEqual(
    expect.objectContaining({ text: 'River gun: 45 events since 10 Oct 2026, 450 mm' }),
  );
  expect(blocks).toContainEqual({
    type: 'method',
    lines: ['The newest 40 of 45 events are listed; the plan holds the others.'],
  });
});
