import type { CurrentUser } from '@tussock/contract';
import type { Services } from '../../services.ts';
import { presentUser } from './present-user.ts';
import { findUser } from './session-store.ts';

/** Somebody as `auth/info` says them. */
export const readCurrentUser = async ({ database }: Services, userId: string): Promise<CurrentUser> =>
  presentUser(await findUser(database.db, userId));
