import { accountFields, newAccountFields, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { accountItem } from '../shapes/account.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { uuid } from '../shapes/common.ts';
import { listQuery, pageOf } from '../shapes/list.ts';
import { listSorts } from '../shapes/list-sorts.ts';

export const listAccounts = defineCall({
  id: 'account.all',
  summary: 'All accounts, a page at a time.',
  method: 'GET',
  path: '/api/auth/account/all',
  access: { to: 'signedIn', ability: 'seeAccounts' },
  query: listQuery(listSorts.accounts),
  reply: pageOf(accountItem),
});

export const readAccount = defineCall({
  id: 'account.get',
  summary: 'One account, with the figures of what would go along if it were deleted.',
  method: 'GET',
  path: '/api/auth/account/get/{id}',
  access: { to: 'signedIn', ability: 'seeAccount' },
  reply: accountItem,
});

export const createAccount = defineCall({
  id: 'account.create',
  summary: 'Creates an account, makes its administrator’s user if there is none, and sends the invitation.',
  method: 'POST',
  path: '/api/auth/account/create',
  access: { to: 'signedIn', ability: 'createAccount' },
  body: checkedByFields(newAccountFields, { _id: z.optional(uuid) }),
  example: { name: 'Hill Country Advice', adminEmail: 'adviser@example.nz' },
  reply: z.object({ _id: uuid }),
  toast: ({ body }) => toasts.personInvited({ name: body.name, email: body.adminEmail }),
  resets: ['accounts', 'account', 'users'],
});

export const updateAccount = defineCall({
  id: 'account.update',
  summary: 'Changes an account; a new administrator’s address is invited.',
  method: 'POST',
  path: '/api/auth/account/update/{id}',
  access: { to: 'signedIn', ability: 'manageAccounts' },
  body: checkedByFields(accountFields, {
    /** Values with which the form was opened; unchanged ones are not written. */
    seen: z.optional(z.object({ name: z.optional(z.string()), adminEmail: z.optional(z.string()) })),
  }),
  reply: accountItem,
  toast: ({ reply }) => toasts.namedSaved(reply.name),
  resets: ['accounts', 'account', 'users', 'plans', 'planInfo'],
});

export const deleteAccount = defineCall({
  id: 'account.delete',
  summary: 'Deletes an account with its users; its plans go on without an account.',
  method: 'DELETE',
  path: '/api/auth/account/delete/{id}',
  access: { to: 'signedIn', ability: 'manageAccounts' },
  reply: z.object({ _id: uuid, name: z.string() }),
  toast: ({ reply }) => toasts.namedDeleted(reply.name),
  resets: ['accounts', 'users', 'plans', 'planInfo', 'history'],
});
