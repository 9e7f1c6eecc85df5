import { NOTES_OF_PLACE, placeOfNotes } from '@tussock/domain';

/** Reads where a photo was taken from its metadata, as [longitude, latitude] in degrees to 6 decimals; null where it has none. */
export async function readPlace(bytes: Uint8Array): Promise<readonly [number, number] | null> {
  const { default: exifr } = await import('exifr');
  const options = { pick: [...NOTES_OF_PLACE] };
  // A photo with broken notes is a photo without a place.
  return placeOfNotes(await exifr.parse(Buffer.from(bytes), options).catch(() => undefined));
}
