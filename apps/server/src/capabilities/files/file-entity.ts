import type { FileValues } from '@tussock/domain';
import type { RecordedEntity } from '../../platform/ledger/entity.ts';
import { findFile, type FileRow } from './plan-file-store.ts';
import { presentFile } from './present-file.ts';

/** Values of a file that people write, as in its record. */
export const valuesOfFile = ({ name, caption, folder, tags, expiresOn }: FileRow): FileValues => ({
  name,
  caption,
  ...(folder === '' ? {} : { folder }),
  ...((tags as readonly string[]).length === 0 ? {} : { tags: tags as readonly string[] }), // written from `FileValues`
  ...(expiresOn === null ? {} : { expiresOn }),
});

/** Values of a file that the server sets. */
function madeOfFile(row: FileRow) {
  const {
    _id,
    name: _name,
    caption: _caption,
    folder: _folder,
    tags: _tags,
    expiresOn: _day,
    ...made
  } = presentFile(row);
  return made;
}

/** The ledger entity of files. */
export const fileEntity: RecordedEntity<FileRow> = {
  nameOf: () => 'file',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  find: findFile,
  logged: (row) => ({ ...valuesOfFile(row), ...madeOfFile(row) }),
  present: presentFile,
  recorded: (row) => ({ version: row.version, values: { ...valuesOfFile(row) }, made: madeOfFile(row) }),
};
