import type { Values } from '@tussock/sync';
import { recordRowOf } from '../../platform/ledger/entity.ts';
import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import { removeFile } from './delete-file.ts';
import { fileEntity } from './file-entity.ts';
import { findDeletedFile, findDeletedFiles, findFiles, type FileRow } from './plan-file-store.ts';
import { writeFile } from './write-file.ts';

export const fileReader: RecordReader = {
  entities: ['file'],
  read: async (trx, planId) => (await findFiles(trx, planId)).map((row) => recordLine(fileEntity, row)),
  fromLog(_entity, logged) {
    const { name, caption, folder, tags, expiresOn, ...made } = logged as Values; // written by `fileEntity.logged`
    const said = Object.entries({ name, caption, folder, tags, expiresOn });
    return { values: Object.fromEntries(said.filter(([, value]) => value !== undefined)), made };
  },
  findDeleted: async (trx, planId, since) =>
    (await findDeletedFiles(trx, planId, since)).map((row) => recordRowOf(fileEntity, row)),
};

/** Record writers for files: update values, delete and restore; files are added by a call of their own. */
export const fileWriters: RecordWriters = {
  file: recordWriter<FileRow>({
    entity: fileEntity,
    update: writeFile,
    remove: removeFile,
    findDeleted: ({ trx, planId }, id, since) => findDeletedFile(trx, { planId, id, since }),
    restore: writeFile,
  }),
};
