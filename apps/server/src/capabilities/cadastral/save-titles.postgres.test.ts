import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres, type OpenDatabase } from '../../platform/database/open-database.ts';
import { findSavedTitles, saveTitles } from './boundary-store.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPostgres(process.env['DATABASE_URL'] ?? '', () => {});
});
afterAll(() => database.close());

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [172, -43],
      [172.01, -43],
      [172.01, -42.99],
      [172, -43],
    ],
  ],
} as const;
const titles = Array.from({ length: 400 }, (_, index) => ({
  id: `kept-${index}`,
  titleNumber: `CB${index}/1`,
  estate: null,
  issueDate: null,
  geometry: square,
}));

test('two searches that find the same titles in opposite order are both kept', async () => {
  const at = new Date('2026-11-26T00:00:00Z');
  for (let round = 0; round < 10; round += 1)
    await Promise.all([
      saveTitles(database.db, titles, at),
      saveTitles(database.db, titles.toReversed(), at),
    ]);
  expect(await findSavedTitles(database.db, ['kept-0', 'kept-399'])).toHaveLength(2);
});

test('a title that the survey names twice is kept as it was named last', async () => {
  const at = new Date('2026-11-26T00:00:00Z');
  const [first] = titles;
  if (!first) throw new Error('no title');
  await saveTitles(database.db, [first, { ...first, titleNumber: 'CB0/2' }], at);
  expect(await findSavedTitles(database.db, [first.id])).toMatchObject([{ titleNumber: 'CB0/2' }]);
});
