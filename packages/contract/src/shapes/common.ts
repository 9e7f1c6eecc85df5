import { UUID_PATTERN } from '@tussock/domain';
import * as z from 'zod/mini';

export const uuid = z.string().check(z.regex(UUID_PATTERN, 'must be an id'));
export const nullableText = z.nullable(z.string());
export const isoTime = z.string();

export const done = z.object({ ok: z.literal(true) });
