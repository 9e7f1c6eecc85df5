import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { listUsers } from './list-users.ts';
import { saveUser } from './save-user.ts';
import { accountUsersFor, PROVIDER_USERS } from './user-scope.ts';

type UserCall =
  | 'providerUser.all'
  | 'providerUser.create'
  | 'providerUser.update'
  | 'providerUser.delete'
  | 'accountUser.all'
  | 'accountUser.create'
  | 'accountUser.update'
  | 'accountUser.delete';

export const userHandlers = (services: Services): Handlers<UserCall> => ({
  'providerUser.all': ({ query }) => listUsers(services, PROVIDER_USERS, query),
  'providerUser.create': ({ caller, body }) =>
    createUser(services, { caller, accountId: undefined, user: body }),
  'providerUser.update': ({ caller, params, body }) =>
    saveUser(services, { caller, scope: PROVIDER_USERS, userId: params.id, change: body }),
  'providerUser.delete': ({ caller, params }) =>
    deleteUser(services, { caller, scope: PROVIDER_USERS, userId: params.id, callId: 'providerUser.delete' }),
  'accountUser.all': async ({ caller, query }) =>
    listUsers(services, accountUsersFor(caller, query.accountId), query),
  'accountUser.create': async ({ caller, body: { accountId, ...user } }) =>
    createUser(services, { caller, accountId: accountUsersFor(caller, accountId).accountId, user }),
  'accountUser.update': async ({ caller, params, body }) => {
    const scope = accountUsersFor(caller, undefined);
    return saveUser(services, { caller, scope, userId: params.id, change: body });
  },
  'accountUser.delete': async ({ caller, params }) => {
    const scope = accountUsersFor(caller, undefined);
    return deleteUser(services, { caller, scope, userId: params.id, callId: 'accountUser.delete' });
  },
});
