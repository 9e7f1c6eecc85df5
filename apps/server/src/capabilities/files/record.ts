import { updateFile } from '@tussock/contract';
import { differenceOf, type Values } from '@tussock/replica';
import { AppError } from '../../platform/http/app-error.ts';
import { badRequestFrom } from '../../platform/http/bad-request.ts';
import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import { writeCaption } from './attach-file.ts';
import { fileEntity } from './file-entity.ts';
import { findFiles, type FileRow } from './plan-file-store.ts';

export const fileReader: RecordReader = {
  entities: ['file'],
  read: async (trx, planId) => (await findFiles(trx, planId)).map((row) => recordLine(fileEntity, row)),
  fromLog(_entity, logged) {
    const { name, caption, ...made } = logged as Values; // written by `fileEntity.logged`
    return { values: { name, caption }, made };
  },
};

/** A caption as its own call takes it; nothing else of a file can be written. @throws AppError badRequest */
function captionOf(before: FileRow, { caption = '', ...others }: Values): string {
  const { caption: _its, ...standing } = fileEntity.recorded(before).values;
  if (differenceOf(standing, others))
    throw new AppError('badRequest', { message: ['Only the caption of a file can be changed.'] });
  const parsed = updateFile.body?.safeParse({ caption });
  if (!parsed?.success) throw badRequestFrom(parsed?.error.issues ?? []);
  return parsed.data.caption;
}

/** Writes captions of files as parts of a write of the record; what is in a file comes and goes by calls of its own. */
export const fileWriters: RecordWriters = {
  file: recordWriter<FileRow>({
    entity: fileEntity,
    update: (change, before, values) => writeCaption(change, before, captionOf(before, values)),
  }),
};
