import { isJsonObject } from '../codecs/is-json-object.ts';

/** The notes of a photo (EXIF) that say when it was taken. */
export const NOTES_OF_TIME = ['DateTimeOriginal', 'OffsetTimeOriginal'] as const;

const IN_ITS_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/u;

/** When a photo says it was taken; null where it does not say, or not in which time zone: a camera's clock shows the time of its owner's home. */
export function momentOfNotes(notes: unknown): Date | null {
  const { DateTimeOriginal: clock, OffsetTimeOriginal: zone } = isJsonObject(notes) ? notes : {};
  if (typeof clock !== 'string' || typeof zone !== 'string') return null;
  const [day = '', time = ''] = clock.split(' ');
  const text = `${day.replaceAll(':', '-')}T${time}${zone}`;
  const moment = new Date(text);
  return IN_ITS_ZONE.test(text) && Number.isFinite(moment.getTime()) ? moment : null;
}

/** Where a photo says it was taken, as [longitude, latitude] in degrees to 6 decimals; null where it does not say. */
export function placeOfNotes(notes: unknown): readonly [number, number] | null {
  const { longitude, latitude } = isJsonObject(notes) ? notes : {};
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return null;
  return [Number((longitude as number).toFixed(6)), Number((latitude as number).toFixed(6))]; // finite: figures
}
