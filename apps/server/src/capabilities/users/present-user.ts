import type { UserItem } from '@tussock/contract';
import { TERMS_VERSION, type GlobalRole } from '@tussock/domain';
import type { findUser } from './user-store.ts';

export const presentUser = (row: Awaited<ReturnType<typeof findUser>>): UserItem => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role as GlobalRole, // checked by the database against the same list
  accountId: row.accountId,
  profileImageUrl: row.profileImageUrl,
  hasAcceptedTerms: row.acceptedTermsVersion === TERMS_VERSION,
  hasSignedIn: row.subject !== null,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
