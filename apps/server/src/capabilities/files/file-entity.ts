import type { Entity } from '../../platform/ledger/change-plan.ts';
import { findFile, type FileRow } from './plan-file-store.ts';
import { presentFile } from './present-file.ts';

/** A file of a plan, as writes and the log know it. */
export const fileEntity: Entity<FileRow> = {
  nameOf: () => 'file',
  idOf: ({ id }) => id,
  find: findFile,
  logged: ({ name, caption, purpose }) => ({ name, caption, purpose }),
  present: presentFile,
};
