import type { SoilTestContent } from '@tussock/domain';
import type { Recorded, RecordedEntity } from '../../platform/ledger/entity.ts';
import { contentOfRow, presentSoilTest } from './present-soil-test.ts';
import { findSoilTest, type SoilTestRow } from './soil-test-store.ts';

/** Values of a test in the record: its details, and each figure by its analyte. */
export const valuesOfTest = (
  transectId: string,
  { details, results }: SoilTestContent,
): Recorded['values'] => ({ transectId, ...details, ...results });

/** The ledger entity of soil tests. */
export const soilTestEntity: RecordedEntity<SoilTestRow> = {
  nameOf: () => 'soilTest',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  find: findSoilTest,
  // Its name is what histories show.
  logged: (row) => ({
    name: contentOfRow(row).details.sampledOn,
    transectId: row.transectId,
    ...contentOfRow(row),
  }),
  present: presentSoilTest,
  recorded: (row) => ({
    version: row.version,
    values: valuesOfTest(row.transectId, contentOfRow(row)),
    made: { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
  }),
};
