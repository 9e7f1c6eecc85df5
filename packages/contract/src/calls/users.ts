import { accountUserFields, providerUserFields, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { uuid } from '../shapes/common.ts';
import { listQuery, listQueryOfAccount, pageOf } from '../shapes/list.ts';
import { listSorts } from '../shapes/list-sorts.ts';
import { userItem } from '../shapes/user-item.ts';

/** Values with which the form was opened; unchanged ones are not written. */
const seen = z.optional(
  z.object({ name: z.optional(z.string()), email: z.optional(z.string()), role: z.optional(z.string()) }),
);

export const listProviderUsers = defineCall({
  id: 'providerUser.all',
  summary: 'The provider’s users, a page at a time.',
  method: 'GET',
  path: '/api/auth/provider/user/all',
  access: { to: 'signedIn', ability: 'manageProviderUsers' },
  query: listQuery(listSorts.users),
  reply: pageOf(userItem),
});

export const createProviderUser = defineCall({
  id: 'providerUser.create',
  summary: 'Creates a user of the provider and sends the invitation.',
  method: 'POST',
  path: '/api/auth/provider/user/create',
  access: { to: 'signedIn', ability: 'manageProviderUsers' },
  body: checkedByFields(providerUserFields, { _id: z.optional(uuid) }),
  example: { name: 'Tom Sinclair', email: 'staff@example.nz', role: 'providerStaff' },
  reply: userItem,
  toast: ({ reply }) => toasts.personInvited(reply),
  resets: ['users'],
});

export const updateProviderUser = defineCall({
  id: 'providerUser.update',
  summary: 'Changes a user of the provider; another role ends their sessions.',
  method: 'POST',
  path: '/api/auth/provider/user/update/{id}',
  access: { to: 'signedIn', ability: 'manageProviderUsers' },
  body: checkedByFields(providerUserFields, { seen }),
  reply: userItem,
  toast: ({ reply }) => toasts.namedSaved(reply.name),
  resets: ['users', 'currentUser'],
});

export const deleteProviderUser = defineCall({
  id: 'providerUser.delete',
  summary: 'Deletes a user of the provider and ends their sessions.',
  method: 'DELETE',
  path: '/api/auth/provider/user/delete/{id}',
  access: { to: 'signedIn', ability: 'manageProviderUsers' },
  reply: z.object({ _id: uuid }),
  toast: () => toasts.userDeleted(),
  resets: ['users'],
});

export const listAccountUsers = defineCall({
  id: 'accountUser.all',
  summary:
    'The users of accounts, a page at a time: of one account, or of all to a provider administrator who names none.',
  method: 'GET',
  path: '/api/auth/account/user/all',
  access: { to: 'signedIn', ability: 'manageAccountUsers' },
  query: listQueryOfAccount(listSorts.users),
  reply: pageOf(userItem),
});

export const createAccountUser = defineCall({
  id: 'accountUser.create',
  summary:
    'Creates a user of an account and sends the invitation; `accountId` may be left out by the account’s own administrator.',
  method: 'POST',
  path: '/api/auth/account/user/create',
  access: { to: 'signedIn', ability: 'manageAccountUsers' },
  body: checkedByFields(accountUserFields, { _id: z.optional(uuid), accountId: z.optional(uuid) }),
  reply: userItem,
  toast: ({ reply }) => toasts.personInvited(reply),
  resets: ['users', 'accounts', 'account'],
});

export const updateAccountUser = defineCall({
  id: 'accountUser.update',
  summary: 'Changes a user of an account; another role ends their sessions.',
  method: 'POST',
  path: '/api/auth/account/user/update/{id}',
  access: { to: 'signedIn', ability: 'manageAccountUsers' },
  body: checkedByFields(accountUserFields, { seen }),
  reply: userItem,
  toast: ({ reply }) => toasts.namedSaved(reply.name),
  resets: ['users', 'accounts', 'account', 'currentUser'],
});

export const deleteAccountUser = defineCall({
  id: 'accountUser.delete',
  summary: 'Deletes a user of an account and ends their sessions.',
  method: 'DELETE',
  path: '/api/auth/account/user/delete/{id}',
  access: { to: 'signedIn', ability: 'manageAccountUsers' },
  reply: z.object({ _id: uuid }),
  toast: () => toasts.userDeleted(),
  resets: ['users', 'accounts', 'account'],
});
