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
  'providerUser.create': ({ caller, op, body }) =>
    createUser(services, { caller, op, accountId: undefined, user: body }),
  'providerUser.update': ({ caller, op, params, body }) =>
    saveUser(services, { caller, op, scope: PROVIDER_USERS, userId: params.id, change: body }),
  'providerUser.delete': ({ caller, op, params }) =>
    deleteUser(services, { caller, op, scope: PROVIDER_USERS, userId: params.id }),
  'accountUser.all': async ({ caller, query }) =>
    listUsers(services, accountUsersFor(caller, query.accountId), query),
  'accountUser.create': async ({ caller, op, body: { accountId, ...user } }) =>
    createUser(services, { caller, op, accountId: accountUsersFor(caller, accountId).accountId, user }),
  'accountUser.update': async ({ caller, op, params, body }) => {
    const scope = accountUsersFor(caller, undefined);
    return saveUser(services, { caller, op, scope, userId: params.id, change: body });
  },
  'accountUser.delete': async ({ caller, op, params }) => {
    const scope = accountUsersFor(caller, undefined);
    return deleteUser(services, { caller, op, scope, userId: params.id });
  },
});
