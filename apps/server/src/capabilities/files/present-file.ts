import type { PlanFile } from '@tussock/contract';
import type { FilePurpose } from '@tussock/domain';
import { earlierOf, type FileRow } from './plan-file-store.ts';

export const presentFile = (row: FileRow): PlanFile => ({
  _id: row.id,
  purpose: row.purpose as FilePurpose, // checked by the database against the same list
  name: row.name,
  caption: row.caption,
  folder: row.folder,
  tags: row.tags as string[], // written by `writeFileValues`
  expiresOn: row.expiresOn,
  contentType: row.contentType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  place: row.place as number[] | null, // written by `insertFile`
  takenAt: row.takenAt?.toISOString() ?? null,
  sha256: row.sha256,
  uploadedByName: row.uploadedByName,
  uploadedAt: row.uploadedAt.toISOString(),
  number: row.number,
  earlier: earlierOf(row).map(({ storedAs: _ours, ...version }) => version),
});
