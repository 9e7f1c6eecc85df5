import type { PlanVersionItem } from '@tussock/contract';
import type { RecordedEntity } from '../../platform/ledger/entity.ts';
import { findVersionById, type VersionRow } from './version-store.ts';

const fileOf = ({ size, sha256, fileMadeAt }: VersionRow): PlanVersionItem['file'] =>
  size === null || sha256 === null || fileMadeAt === null
    ? null
    : { size, sha256, madeAt: fileMadeAt.toISOString() };

export const presentVersion = (row: VersionRow): PlanVersionItem => ({
  _id: row.id,
  number: row.number,
  rev: row.rev,
  reason: row.reason,
  contentHash: row.contentHash,
  madeByName: row.madeByName,
  madeAt: row.madeAt.toISOString(),
  file: fileOf(row),
});

/** The entity of plan versions, for log and record; without their content. */
export const versionEntity: RecordedEntity<VersionRow> = {
  nameOf: () => 'planVersion',
  idOf: ({ id }) => id,
  find: findVersionById,
  logged: ({ number, reason, rev, contentHash }) => ({
    name: `Version ${number}`,
    number,
    reason,
    rev,
    contentHash,
  }),
  present: presentVersion,
  recorded: (row) => {
    const { _id, number, reason, file, ...made } = presentVersion(row);
    return { version: file ? 2 : 1, values: { number, reason }, made: file ? { ...made, file } : made };
  },
};
