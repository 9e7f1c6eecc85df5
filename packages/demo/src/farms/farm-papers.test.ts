import { expect, test } from 'vitest';
import { demoValley } from './demo-valley.ts';
import { farmPapers } from './farm-papers.ts';
import { layOutFarm } from './arrange-farm.ts';
import { pickFarms } from './pick-farms.ts';

test('a demonstration farm has papers in folders, small, one of which expires soon and one of which shows something', () => {
  const [farm] = pickFarms(demoValley());
  const papers = farm
    ? farmPapers(farm, { drawn: layOutFarm(farm), today: '2026-11-22', photo: new Uint8Array(1) })
    : [];
  expect(papers.map(({ folder }) => folder)).toEqual([
    'Consents/Water',
    'Consents/Effluent',
    'Soil',
    'Maps',
    'Invoices',
    '',
  ]);
  expect(papers.filter(({ isEvidence }) => isEvidence)).toHaveLength(1);
  expect(papers[0]?.expiresOn).toBe('2027-01-13');
  expect(Math.max(...papers.map(({ bytes }) => bytes.length))).toBeLessThan(40_000);
});
