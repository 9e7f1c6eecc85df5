const IN_ITS_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/u;

/** When a photo says it was taken; null where it does not say, or not in which time zone: a camera's clock shows the time of its owner's home. */
export async function readMoment(bytes: Uint8Array): Promise<Date | null> {
  const { default: exifr } = await import('exifr');
  const options = { pick: ['DateTimeOriginal', 'OffsetTimeOriginal'], reviveValues: false };
  // A photo with broken notes is a photo without a time.
  const said: unknown = await exifr.parse(Buffer.from(bytes), options).catch(() => undefined);
  const { DateTimeOriginal: clock, OffsetTimeOriginal: zone } = (said ?? {}) as Record<string, unknown>;
  if (typeof clock !== 'string' || typeof zone !== 'string') return null;
  const [day = '', time = ''] = clock.split(' ');
  const text = `${day.replaceAll(':', '-')}T${time}${zone}`;
  const moment = new Date(text);
  return IN_ITS_ZONE.test(text) && Number.isFinite(moment.getTime()) ? moment : null;
}
