import { momentOfNotes, NOTES_OF_PLACE, NOTES_OF_TIME, placeOfNotes } from '@tussock/domain';

/** Time and position that the camera wrote into a photo. */
export interface PhotoNotes {
  readonly moment: Date | null;
  readonly place: readonly [number, number] | null;
}

/** Reads the metadata of a photo, before it is encoded again, which removes it. Invalid metadata counts as none. */
export async function readNotes(file: Blob): Promise<PhotoNotes> {
  try {
    const { default: exifr } = await import('exifr');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const time: unknown = await exifr
      .parse(bytes, { pick: [...NOTES_OF_TIME], reviveValues: false })
      .catch(() => undefined);
    const place: unknown = await exifr.parse(bytes, { pick: [...NOTES_OF_PLACE] }).catch(() => undefined);
    return { moment: momentOfNotes(time), place: placeOfNotes(place) };
  } catch {
    // The reader itself could not be had: without a line, in a browser that has not kept it.
    return { moment: null, place: null };
  }
}
