import * as z from 'zod/mini';
import { isoTime, uuid } from './common.ts';

/** Account (specification §3), with counts of what deleting it would affect. */
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
