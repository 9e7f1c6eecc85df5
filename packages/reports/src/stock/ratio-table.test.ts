import { expect, test } from 'vitest';
import { ratioSection } from './ratio-table.ts';

const rowsOf = (...of: Parameters<typeof ratioSection>) => {
  const [table] = ratioSection(...of).blocks;
  return table?.type === 'table' ? table.rows : [];
};
const ewes = { enterprise: 'sheep', class: 'maEwes' } as const;
const steers = { enterprise: 'beefDairyGrazing', class: 'r2Steers' } as const;
const published = { ratioOf: (of: string) => (of === 'maEwes' ? 1 : 5), set: [] };

test('a class has one row, however many land units it is on', () => {
  const rows = rowsOf(published, [ewes, { ...ewes, lmuId: 'hill' }, steers]);
  expect(rows.map(([name, , ratio]) => [name, ratio])).toEqual([
    ['Mixed-age ewes', '1.00'],
    ['Rising 2 year steers', '5.00 *'],
  ]);
});

test('a ratio that the provider set has no mark, and says in place of which and why', () => {
  const set = [{ class: 'r2Steers', stockUnits: 4.6, reason: 'Weighed' }] as const;
  expect(rowsOf({ ratioOf: () => 4.6, set }, [steers])[0]?.slice(2)).toEqual([
    '4.60',
    { text: 'Set by the provider in place of 5.00: Weighed', tone: 'strong' },
  ]);
});
