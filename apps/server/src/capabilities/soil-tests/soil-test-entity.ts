import type { Entity } from '../../platform/ledger/change-plan.ts';
import { contentOfRow, presentSoilTest } from './present-soil-test.ts';
import { findSoilTest, type SoilTestRow } from './soil-test-store.ts';

/** A soil test, as writes and the log know it. */
export const soilTestEntity: Entity<SoilTestRow> = {
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
};
