import * as z from 'zod/mini';

export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'must be an id'));
export const nullableText = z.nullable(z.string());
export const isoTime = z.string();

export const done = z.object({ ok: z.literal(true) });
