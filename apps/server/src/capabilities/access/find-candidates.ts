import { populationOf } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import type { Services } from '../../services.ts';
import * as store from './access-store.ts';

/** A farm owner who knows a name finds it; nobody outside can read through the lists of the provider. */
const LETTERS_FROM_OUTSIDE = 3;

const isOfProvider = ({ role }: Caller): boolean => populationOf[role] === 'provider';
const asksTooLittle = (caller: Caller, search: string): boolean =>
  !isOfProvider(caller) && search.trim().length < LETTERS_FROM_OUTSIDE;

/** People of the provider who could be given a role on a plan. Their addresses are for their own. */
export async function findInternalCandidates(
  { database }: Services,
  { caller, planId, search }: { caller: Caller; planId: string; search: string },
) {
  if (asksTooLittle(caller, search)) return { results: [] };
  const rows = await store.findInternalCandidates(database.db, planId, search.trim());
  return {
    results: rows.map(({ id, name, email }) => ({
      _id: id,
      name,
      email: isOfProvider(caller) ? email : null,
    })),
  };
}

/** Accounts that could be assigned to a plan. */
export async function findAccountCandidates(
  { database }: Services,
  { caller, planId, search }: { caller: Caller; planId: string; search: string },
) {
  if (asksTooLittle(caller, search)) return { results: [] };
  const rows = await store.findAccountCandidates(database.db, planId, search.trim());
  return { results: rows.map(({ id, name }) => ({ _id: id, name })) };
}
