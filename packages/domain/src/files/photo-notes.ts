import { isJsonObject } from '../codecs/is-json-object.ts';
import { readOutsidePosition } from '@tussock/geometry';

/** EXIF tags with the time of a photo. */
export const NOTES_OF_TIME = ['DateTimeOriginal', 'OffsetTimeOriginal'] as const;

const IN_ITS_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/u;

/** Time of a photo from EXIF; null when it is missing or has no time zone, because a camera's clock shows its owner's local time. */
export function momentOfNotes(notes: unknown): Date | null {
  const { DateTimeOriginal: clock, OffsetTimeOriginal: zone } = isJsonObject(notes) ? notes : {};
  if (typeof clock !== 'string' || typeof zone !== 'string') return null;
  const [day = '', time = ''] = clock.split(' ');
  const text = `${day.replaceAll(':', '-')}T${time}${zone}`;
  const moment = new Date(text);
  return IN_ITS_ZONE.test(text) && Number.isFinite(moment.getTime()) ? moment : null;
}

/** EXIF tags with the position of a photo. */
export const NOTES_OF_PLACE = ['GPSLatitudeRef', 'GPSLatitude', 'GPSLongitudeRef', 'GPSLongitude'] as const;

const PLACE_DECIMALS = 6;

/**
 * Position of a photo from EXIF, as [longitude, latitude] in degrees to 6 decimals; null when it is missing or outside New Zealand. A
 * latitude without its letter is taken as southern, because nothing of the country is north of the equator.
 */
export function placeOfNotes(notes: unknown): readonly [number, number] | null {
  const { longitude, latitude, GPSLatitudeRef: letter } = isJsonObject(notes) ? notes : {};
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  const signed = letter !== 'N' && letter !== 'S' ? -Math.abs(latitude) : latitude;
  const place = readOutsidePosition([longitude, signed]);
  return place && [Number(place[0].toFixed(PLACE_DECIMALS)), Number(place[1].toFixed(PLACE_DECIMALS))];
}
