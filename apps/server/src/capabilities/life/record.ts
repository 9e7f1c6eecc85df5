import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { approvalEntity, approvalStore } from '../../platform/things/stored-approvals.ts';
import { thingReader } from '../../platform/things/thing-entity.ts';
import { versionEntity } from './version-entity.ts';
import { findVersions } from './version-store.ts';

export const lifeReaders: readonly RecordReader[] = [
  thingReader(approvalEntity, 'approval', approvalStore),
  {
    entities: ['planVersion'],
    read: async (trx, planId) =>
      (await findVersions(trx, planId)).map((row) => recordLine(versionEntity, row)),
    fromLog(_entity, logged) {
      const { number, reason, ...made } = logged as { number: number; reason: string }; // written by `logged` of the entity
      return { values: { number, reason }, made };
    },
  },
];
