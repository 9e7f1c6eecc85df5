import type { SoilTestReply } from '@tussock/contract';
import type { SoilTestContent } from '@tussock/domain';
import type { SoilTestRow } from './soil-test-store.ts';

/** The content of a stored row; it was checked before it was stored. */
export const contentOfRow = ({
  details,
  results,
}: Pick<SoilTestRow, 'details' | 'results'>): SoilTestContent => ({
  details: details as SoilTestContent['details'], // checked when they were written
  results: results as SoilTestContent['results'], // as above
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
