import type { CurrentUser } from '@tussock/contract';
import { presentUser } from './present-user.ts';
import { findUser } from './session-store.ts';

/** Formats the current user for `auth/info`. */
export const readCurrentUser = async (
  db: Parameters<typeof findUser>[0],
  userId: string,
): Promise<CurrentUser> => presentUser(await findUser(db, userId));
