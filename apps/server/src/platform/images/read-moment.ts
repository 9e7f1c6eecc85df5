import { momentOfNotes, NOTES_OF_TIME } from '@tussock/domain';

/** Reads when a photo was taken from its metadata; null where it has none. */
export async function readMoment(bytes: Uint8Array): Promise<Date | null> {
  const { default: exifr } = await import('exifr');
  const options = { pick: [...NOTES_OF_TIME], reviveValues: false };
  // A photo with broken notes is a photo without a time.
  return momentOfNotes(await exifr.parse(Buffer.from(bytes), options).catch(() => undefined));
}
