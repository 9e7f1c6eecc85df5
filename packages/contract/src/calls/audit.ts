import { auditDeeds } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { auditItem } from '../shapes/audit.ts';
import { nullableText, uuid } from '../shapes/common.ts';

export const listAudit = defineCall({
  id: 'audit.all',
  summary:
    'Who saw, fetched, was let in, was sent away, shared or opened something of a plan, the newest first; `before` is the last entry that was read.',
  method: 'GET',
  path: '/api/plan/{planId}/audit/all',
  access: { to: 'plan', ability: 'seeAudit' },
  query: z.object({
    before: z.optional(uuid),
    personId: z.optional(uuid),
    deed: z.optional(z.enum(auditDeeds)),
  }),
  reply: z.object({
    results: z.array(auditItem),
    nextBefore: z.nullable(uuid),
    /** People with events in the log, for the filter. */
    people: z.array(z.object({ _id: uuid, name: nullableText })),
  }),
});
