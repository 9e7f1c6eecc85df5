import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import type { Thing } from '../../platform/things/thing-store.ts';
import type { Services } from '../../services.ts';
import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { approvalEntity, approvalStore } from '../../platform/things/stored-approvals.ts';
import { thingReader } from '../../platform/things/thing-entity.ts';
import { detailNoteActs, detailNoteEntity, detailNoteStore } from './detail-notes.ts';
import { versionEntity } from './version-entity.ts';
import { findVersions } from './version-store.ts';

export const lifeReaders: readonly RecordReader[] = [
  thingReader(approvalEntity, 'approval', approvalStore),
  thingReader(detailNoteEntity, 'detailNote', detailNoteStore),
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

/** Record writers for detail notes; approvals and versions are written by calls of their own. */
export const lifeWriters = (services: Services): RecordWriters => ({
  detailNote: recordWriter<Thing>(detailNoteActs(services)),
});
