import type { AccountItem } from '@tussock/contract';
import type { findAccount } from './account-store.ts';

type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const presentAccount = ({
  id,
  name,
  adminEmail,
  userCount,
  planCount,
  createdAt,
}: AccountRow): AccountItem => ({
  _id: id,
  name,
  adminEmail,
  userCount,
  planCount,
  createdAt: createdAt.toISOString(),
});
