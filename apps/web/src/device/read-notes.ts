import { momentOfNotes, NOTES_OF_PLACE, NOTES_OF_TIME, placeOfNotes } from '@tussock/domain';

/** What the camera wrote into a photo of where and when it was taken. */
export interface PhotoNotes {
  readonly moment: Date | null;
  readonly place: readonly [number, number] | null;
}

/** Reads them before anything is made of the photo: a picture that is drawn anew has none. One with broken notes has none either. */
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
