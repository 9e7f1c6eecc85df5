import { placeOfNotes } from '@tussock/domain';

/** Where a photo says it was taken, as [longitude, latitude] in degrees to 6 decimals; null where it does not say. */
export async function readPlace(bytes: Uint8Array): Promise<readonly [number, number] | null> {
  const { default: exifr } = await import('exifr');
  // A photo with broken notes is a photo without a place.
  return placeOfNotes(await exifr.gps(Buffer.from(bytes)).catch(() => undefined));
}
