import { populationOf } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import type { Services } from '../../services.ts';
import * as store from './access-store.ts';

/** Fewest letters of a search by an outside person: a farm owner finds a name they know, and nobody outside can read through the provider's lists. */
const LETTERS_FROM_OUTSIDE = 3;

const isOfProvider = ({ role }: Caller): boolean => populationOf[role] === 'provider';
const asksTooLittle = (caller: Caller, search: string): boolean =>
  !isOfProvider(caller) && search.trim().length < LETTERS_FROM_OUTSIDE;

/** Finds provider's people who could be given a role on a plan. Only their own colleagues see their addresses. */
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

/** Finds accounts that could be assigned to a plan. */
export async function findAccountCandidates(
  { database }: Services,
  { caller, planId, search }: { caller: Caller; planId: string; search: string },
) {
  if (asksTooLittle(caller, search)) return { results: [] };
  const rows = await store.findAccountCandidates(database.db, planId, search.trim());
  return { results: rows.map(({ id, name }) => ({ _id: id, name })) };
}
