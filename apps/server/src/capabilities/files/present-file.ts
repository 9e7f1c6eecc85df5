import type { PlanFile } from '@tussock/contract';
import type { FilePurpose } from '@tussock/domain';
import { readOutsidePosition } from '@tussock/geometry';
import { earlierOf, type FileRow } from './plan-file-store.ts';

/** The stored location; rows from before locations were checked may have one that no map can show. */
const placeOf = (stored: unknown): number[] | null => {
  const place = readOutsidePosition(stored);
  return place && [...place];
};

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
  place: placeOf(row.place),
  takenAt: row.takenAt?.toISOString() ?? null,
  sha256: row.sha256,
  uploadedByName: row.uploadedByName,
  uploadedAt: row.uploadedAt.toISOString(),
  number: row.number,
  earlier: earlierOf(row).map(({ storedAs: _ours, ...version }) => version),
});
