import { isCalendarDay, UUID_PATTERN } from '@tussock/domain';
import * as z from 'zod/mini';

export const uuid = z.string().check(z.regex(UUID_PATTERN, 'must be an id'));
export const nullableText = z.nullable(z.string());
export const isoTime = z.string();
/** A day that is on the calendar, as 'YYYY-MM-DD'. */
export const day = z.string().check(z.refine(isCalendarDay, 'Day must be a date, such as 2026-11-21'));

export const done = z.object({ ok: z.literal(true) });
