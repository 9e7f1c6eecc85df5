import type { Reader } from '../../platform/database/open-database.ts';
import { findPeopleOfPlan } from '../actions/index.ts';
import { findOwner } from '../plans/index.ts';

/** Who a plan knows by name, and does not say in its record: people by their id, and its owner. */
export interface PeopleOfPlan {
  readonly ownerName: string | null;
  readonly people: Readonly<Record<string, string>>;
}

/** Everybody that a plan knows by name at a moment. */
export async function findPeopleOf(db: Reader, planId: string, at: Date): Promise<PeopleOfPlan> {
  // One after the other: inside a transaction there is one connection.
  const owner = await findOwner(db, planId);
  const people = await findPeopleOfPlan(db, planId, at);
  return {
    ownerName: owner?.name ?? null,
    people: Object.fromEntries(people.map(({ id, name }) => [id, name])),
  };
}
