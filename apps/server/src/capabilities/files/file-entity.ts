import type { RecordedEntity } from '../../platform/ledger/entity.ts';
import { findFile, type FileRow } from './plan-file-store.ts';
import { presentFile } from './present-file.ts';

/** A file of a plan, as writes and the log know it. */
export const fileEntity: RecordedEntity<FileRow> = {
  nameOf: () => 'file',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  find: findFile,
  logged: ({ name, caption, purpose }) => ({ name, caption, purpose }),
  present: presentFile,
  recorded(row) {
    const { _id, name, caption, ...made } = presentFile(row);
    return { version: row.version, values: { name, caption }, made };
  },
};
