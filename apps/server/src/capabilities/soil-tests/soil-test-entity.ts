import { soilTestValues } from '@tussock/domain';
import type { RecordedEntity } from '../../platform/ledger/entity.ts';
import { contentOfRow, presentSoilTest } from './present-soil-test.ts';
import { findSoilTest, type SoilTestRow } from './soil-test-store.ts';

/** A soil test, as writes and the log know it. */
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
  // Results as a person writes them, as in the form.
  recorded: (row) => ({
    version: row.version,
    values: { transectId: row.transectId, ...soilTestValues(contentOfRow(row)) },
    made: { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
  }),
};
