import type { AnyKind } from '../derive/any-kind.ts';

/** How many photos, and how long notes a kind takes; undefined for a kind that has no photos. */
export function fieldsOfPhotos({
  fields,
}: Pick<AnyKind, 'fields'>): { readonly photos: number; readonly notes: number } | undefined {
  const { photos, notes } = fields;
  if (photos?.type !== 'photos') return undefined;
  return { photos: photos.maxFiles, notes: notes?.type === 'longText' ? notes.maxLength : 0 };
}
