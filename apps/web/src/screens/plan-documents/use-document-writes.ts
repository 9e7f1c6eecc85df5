import type { PlanFile } from '@tussock/contract';
import { documentWords, type FileValues } from '@tussock/domain';
import { isSame, type Values } from '@tussock/sync';
import type { ReactNode } from 'react';
import { showRefusal, useRecordSave, valuesOfFile } from '../../sync/index.ts';

/** What of a document is written; null takes it away. */
type Edit = { readonly [K in keyof FileValues]?: FileValues[K] | null };

export interface DocumentWrites {
  /** Writes the same on some documents as one step. False where it was refused, which was told. */
  readonly change: (
    files: readonly PlanFile[],
    edit: Edit | ((file: PlanFile) => Edit),
    words: { readonly label: string; readonly toast: string },
  ) => Promise<boolean>;
  /** Puts some into the bin. */
  readonly remove: (files: readonly PlanFile[]) => Promise<boolean>;
  /** The question of mine and theirs, while there is one. */
  readonly question: ReactNode;
}

const standing = (file: PlanFile, key: string): unknown => {
  const value = (file as unknown as Values)[key]; // its keys are those of what is written
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null);
};

const nameOf = (files: readonly PlanFile[]): string =>
  files.length === 1 ? (files[0]?.name ?? '') : documentWords.count(files.length);

/** Writes of documents, each one step that can be undone. */
export function useDocumentWrites(): DocumentWrites {
  const { save, question } = useRecordSave();
  const told = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    }
  };
  return {
    question,
    change: (files, edit, { label, toast }) =>
      told(
        save({
          label,
          toast,
          parts: files.map((file) => {
            const asked: Values = typeof edit === 'function' ? edit(file) : edit;
            // What was left as it is is nobody's change.
            const changed = Object.entries(asked).filter(
              ([key, value]) => !isSame(value, standing(file, key)),
            );
            const set = Object.fromEntries(changed);
            const values = valuesOfFile(file);
            const base = Object.fromEntries(changed.map(([key]) => [key, values[key] ?? null]));
            return { entity: 'file', entityId: file._id, op: 'update', set, base };
          }),
        }),
      ),
    remove: (files) =>
      told(
        save({
          label: documentWords.deleted(nameOf(files)),
          toast: documentWords.binned(nameOf(files), files.length),
          parts: files.map(({ _id }) => ({ entity: 'file', entityId: _id, op: 'delete', set: {} })),
        }),
      ),
  };
}
