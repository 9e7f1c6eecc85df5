import { documentWords, isImageType, safeFileName, uniquePaths } from '@tussock/domain';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import type { TaskKind } from '../../platform/tasks/task-kind.ts';
import type { Parcel } from './pack-parcel.ts';
import { findFarmName, findFiles, type FileRow } from './plan-file-store.ts';

/** The ordered files, as checked by `file.order`. */
interface OrderedFiles {
  readonly ids: readonly string[];
}

/** Path of a file in the ZIP: in its folders, with a name valid on every system. */
const pathOf = ({ folder, name, contentType, purpose }: FileRow): string => {
  const folders = purpose === 'photo' ? [documentWords.photos] : folder === '' ? [] : folder.split('/');
  return [...folders.map((one) => safeFileName(one)), safeFileName(name, contentType)].join('/');
};

/** The task kind that packs documents of a plan into one ZIP: all of them, or those that were named. */
export const documentsTask: TaskKind = {
  async prepare({ database: { db } }, { planId, settings }) {
    const { ids } = settings as OrderedFiles; // checked by the call that ordered it
    const wanted = new Set(ids);
    const rows = (await findFiles(db, planId)).filter(({ id, purpose }) =>
      ids.length > 0 ? wanted.has(id) : purpose === 'document',
    );
    const paths = uniquePaths([documentWords.listName, ...rows.map(pathOf)]).slice(1);
    const files = rows.map((row, index) => {
      const keys = keysMadeFrom({ purpose: 'document', planId }, row.storedAs);
      return {
        path: paths[index] ?? row.id,
        key: isImageType(row.contentType) ? keys.large : keys.original,
        at: row.uploadedAt,
      };
    });
    const farm = await findFarmName(db, planId);
    return {
      fileName: safeFileName(documentWords.zipName(farm), 'application/zip'),
      contentType: 'application/zip',
      content: { farm, files } satisfies Parcel,
    };
  },
};
