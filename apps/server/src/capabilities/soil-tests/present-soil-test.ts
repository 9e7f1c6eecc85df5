import type { SoilTestReply } from '@tussock/contract';
import type { SoilTestContent } from '@tussock/domain';
import type { SoilTestRow } from './soil-test-store.ts';

/** What a test is called in the log of a plan. */
export const SOIL_TEST_ENTITY = 'soilTest';

/** What was stored, as it was checked before it was. */
export const contentOfRow = ({
  details,
  results,
}: Pick<SoilTestRow, 'details' | 'results'>): SoilTestContent => ({
  details: details as SoilTestContent['details'],
  results: results as SoilTestContent['results'],
});

export const presentSoilTest = (row: SoilTestRow): SoilTestReply => ({
  _id: row.id,
  version: row.version,
  transectId: row.transectId,
  details: { ...contentOfRow(row).details },
  results: contentOfRow(row).results,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What the log keeps of a test, whole. Its name is what histories show. */
export const loggedSoilTest = (row: SoilTestRow) => ({
  name: contentOfRow(row).details.sampledOn,
  transectId: row.transectId,
  ...contentOfRow(row),
});
