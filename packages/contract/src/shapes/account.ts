import * as z from 'zod/mini';
import { isoTime, uuid } from './common.ts';

/** An account (specification §3), with what would go along with it. */
export const accountItem = z.object({
  _id: uuid,
  name: z.string(),
  adminEmail: z.string(),
  /** Users who lose their access when the account is deleted. */
  userCount: z.number(),
  /** Plans that lose their account when it is deleted. */
  planCount: z.number(),
  createdAt: isoTime,
});
export type AccountItem = z.infer<typeof accountItem>;
