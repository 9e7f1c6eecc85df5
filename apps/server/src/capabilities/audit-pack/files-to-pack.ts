import {
  auditPackWords as words,
  evidenceMoments,
  isImageType,
  labelOfOption,
  safeFileName,
  textOrNone,
  uniquePaths,
} from '@tussock/domain';
import type { BookRow } from '@tussock/reports';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';

/** File of the plan as the pack takes it from the store. */
export interface FileToPack {
  readonly path: string;
  readonly about: string;
  readonly key: string;
  readonly at: Date;
}

/** What is read of a stored file. */
interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly caption: string;
  readonly folder: string;
  readonly purpose: string;
  readonly contentType: string;
  readonly storedAs: string;
  readonly uploadedAt: Date;
}

/** Where evidence belongs: its action, and whether it shows the place before or after the work. */
interface EvidenceOf {
  readonly action: string;
  readonly moment: string;
}

function evidenceByFile(rows: readonly BookRow[]): ReadonlyMap<string, EvidenceOf> {
  const titles = new Map(
    rows
      .filter(({ entity }) => entity === 'action')
      .map(({ id, values }) => [id, textOrNone(values['title'])]),
  );
  return new Map(
    rows
      .filter(({ entity }) => entity === 'evidence')
      .flatMap(({ values }) => {
        const action = titles.get(textOrNone(values['actionId'])) ?? '';
        const moment = textOrNone(values['moment']);
        const files = Array.isArray(values['files']) ? (values['files'] as readonly string[]) : []; // ids, as it was written
        return files.map(
          (id) =>
            [id, { action, moment: moment === '' ? '' : labelOfOption(evidenceMoments, moment) }] as const,
        );
      }),
  );
}

/**
 * Lists the files of a plan that an auditor gets: evidence by action, and documents in their folders. Only files that the given rows still have:
 * what belongs to a cultural place is out of them.
 */
export function filesToPack(
  planId: string,
  rows: readonly BookRow[],
  stored: readonly StoredFile[],
): readonly FileToPack[] {
  const evidence = evidenceByFile(rows);
  const there = new Set(rows.filter(({ entity }) => entity === 'file').map(({ id }) => id));
  const wanted = stored.filter(
    ({ id, purpose }) => there.has(id) && (evidence.has(id) || purpose === 'document'),
  );
  const pathOf = ({ id, name, folder, contentType }: StoredFile): string => {
    const shown = evidence.get(id);
    const folders = shown
      ? [words.folders.evidence, shown.action]
      : [words.folders.documents, ...folder.split('/').filter(Boolean)];
    const fileName = shown?.moment ? `${shown.moment} ${name}` : name;
    return [...folders.map((one) => safeFileName(one)), safeFileName(fileName, contentType)].join('/');
  };
  const paths = uniquePaths(wanted.map(pathOf));
  return wanted.map((file, index) => {
    const keys = keysMadeFrom({ purpose: 'document', planId }, file.storedAs);
    return {
      path: paths[index] ?? file.id,
      about: [evidence.get(file.id)?.moment ?? '', file.caption].filter(Boolean).join(': '),
      key: isImageType(file.contentType) ? keys.large : keys.original,
      at: file.uploadedAt,
    };
  });
}
