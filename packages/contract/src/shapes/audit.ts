import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** Audited event of a plan that changed nothing in it. */
export const auditItem = z.object({
  _id: uuid,
  at: isoTime,
  action: z.string(),
  actorId: z.nullable(uuid),
  actorName: nullableText,
  /** Network address from which a shared copy was opened, without the part that identifies one machine. */
  network: nullableText,
  whom: nullableText,
  what: nullableText,
});
export type AuditItem = z.infer<typeof auditItem>;
