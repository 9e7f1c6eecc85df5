import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** One deed about a plan that changed nothing in it. */
export const auditItem = z.object({
  _id: uuid,
  at: isoTime,
  action: z.string(),
  actorId: z.nullable(uuid),
  actorName: nullableText,
  /** From where a shared copy was opened, without the part that names one machine. */
  network: nullableText,
  whom: nullableText,
  what: nullableText,
});
export type AuditItem = z.infer<typeof auditItem>;
