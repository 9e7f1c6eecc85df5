import { globalRoles } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** A person with the state of their user: in use, deleted, or erased. */
export const personFound = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(globalRoles),
  accountName: nullableText,
  deletedAt: z.nullable(isoTime),
  erasedAt: z.nullable(isoTime),
});
export type PersonFound = z.infer<typeof personFound>;

/** How many rows each part of an erasure changes. */
export const erasureCounts = z.object({
  sessions: z.number(),
  invitations: z.number(),
  calendars: z.number(),
  letters: z.number(),
  auditEntries: z.number(),
  remarks: z.number(),
});
export type ErasureCounts = z.infer<typeof erasureCounts>;
