import { globalRoles } from '@tussock/domain';
import * as z from 'zod/mini';
import { nullableText, uuid } from './common.ts';

export const currentUser = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(globalRoles),
  population: z.enum(['provider', 'account']),
  accountId: nullableText,
  accountName: nullableText,
  profileImageUrl: nullableText,
  hasAcceptedTerms: z.boolean(),
  /** Abilities of the person in the whole service. */
  abilities: z.array(z.string()),
});
export type CurrentUser = z.infer<typeof currentUser>;
