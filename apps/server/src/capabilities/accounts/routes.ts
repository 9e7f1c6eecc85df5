import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { createAccount } from './create-account.ts';
import { deleteAccount } from './delete-account.ts';
import { listAccounts } from './list-accounts.ts';
import { readAccount } from './read-account.ts';
import { saveAccount } from './save-account.ts';

type AccountCall = 'account.all' | 'account.get' | 'account.create' | 'account.update' | 'account.delete';

export const accountHandlers = (services: Services): Handlers<AccountCall> => ({
  'account.all': ({ query }) => listAccounts(services, query),
  'account.get': ({ caller, params }) => readAccount(services.database.db, caller, params.id),
  'account.create': ({ caller, op, body }) => createAccount(services, { caller, op, body }),
  'account.update': ({ caller, op, params, body }) =>
    saveAccount(services, { caller, op, accountId: params.id, change: body }),
  'account.delete': ({ caller, op, params }) => deleteAccount(services, { caller, op, accountId: params.id }),
});
