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
  'account.get': ({ caller, params }) => readAccount(services, caller, params.id),
  'account.create': ({ caller, body }) => createAccount(services, { caller, body }),
  'account.update': ({ caller, params, body }) =>
    saveAccount(services, { caller, accountId: params.id, change: body }),
  'account.delete': ({ caller, params }) => deleteAccount(services, { caller, accountId: params.id }),
});
