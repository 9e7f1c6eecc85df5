import { isCalendarDay, UUID_PATTERN } from '@tussock/domain';
import * as z from 'zod/mini';

export const uuid = z.string().check(z.regex(UUID_PATTERN, 'must be an id'));
export const nullableText = z.nullable(z.string());
export const isoTime = z.string();
const aMoment = 'must be a time such as 2026-11-21T00:00:00Z';
/** Moment with its time zone. Moments before the year 1 are refused, because databases count those differently. */
export const moment = z.iso
  .datetime({ offset: true, error: aMoment })
  .check(z.refine((at) => !at.startsWith('0000'), aMoment));
/** Calendar day, 'YYYY-MM-DD'. */
export const day = z.string().check(z.refine(isCalendarDay, 'Day must be a date, such as 2026-11-21'));

export const done = z.object({ ok: z.literal(true) });
