import {
  createAccountUser,
  createProviderUser,
  deleteAccountUser,
  deleteProviderUser,
  listAccountUsers,
  listProviderUsers,
  readCurrentUser,
  updateAccountUser,
  updateProviderUser,
  listSorts,
  type BodyOf,
} from '@tussock/contract';
import { wholeWish, type ListWish } from '@tussock/ui';
import { client, reading } from '../../session/client.ts';
import { currentUserStore, fetchCurrentUser } from '../../session/current-user.ts';
import { useSaveFromForm } from '../../session/save-from-form.ts';

/** The users to manage: the provider’s, or an account’s. */
export type People =
  | { readonly population: 'provider' }
  | { readonly population: 'account'; readonly accountId: string };

type Values = Readonly<Record<string, unknown>>;

/** Query of a page of the users. */
export function readingUsers(people: People, wish: ListWish) {
  const query = wholeWish(wish, listSorts.users);
  const { queryKey, queryFn } =
    people.population === 'provider'
      ? reading(listProviderUsers, { query })
      : reading(listAccountUsers, { query: { ...query, accountId: people.accountId } });
  return { queryKey, queryFn };
}

/** Reloads the current user after they changed themselves; a change of their role has ended the session, and the client then redirects. */
async function refreshMyself(userId: string): Promise<void> {
  if (currentUserStore.getState().user?._id !== userId) return;
  await fetchCurrentUser(() => client.call(readCurrentUser, {}, { isQuiet: true })).catch(() => undefined);
}

/** Writes of the users of one population. Forms have checked the values by the declared fields before. */
export function useUserWrites(people: People) {
  const save = useSaveFromForm();
  return {
    create: async (_id: string, values: Values): Promise<void> => {
      if (people.population === 'provider')
        await save(createProviderUser, { body: { ...values, _id } as BodyOf<typeof createProviderUser> });
      else
        await save(createAccountUser, {
          body: { ...values, _id, accountId: people.accountId } as BodyOf<typeof createAccountUser>,
        });
    },
    update: async (id: string, values: Values): Promise<void> => {
      if (people.population === 'provider')
        await save(updateProviderUser, {
          params: { id },
          body: values as BodyOf<typeof updateProviderUser>,
        });
      else
        await save(updateAccountUser, { params: { id }, body: values as BodyOf<typeof updateAccountUser> });
      await refreshMyself(id);
    },
    remove: async (id: string): Promise<void> => {
      const call = people.population === 'provider' ? deleteProviderUser : deleteAccountUser;
      await client.call(call, { params: { id } });
    },
  };
}
