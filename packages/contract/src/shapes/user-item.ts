import { globalRoles } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** User as administrators of users see them (specification §3). */
export const userItem = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(globalRoles),
  accountId: nullableText,
  profileImageUrl: nullableText,
  hasAcceptedTerms: z.boolean(),
  /** False while the person is only invited. */
  hasSignedIn: z.boolean(),
  lastSeenAt: z.nullable(isoTime),
  createdAt: isoTime,
});
export type UserItem = z.infer<typeof userItem>;
