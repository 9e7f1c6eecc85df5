import type { Reader } from '../../platform/database/open-database.ts';
import { findPeopleOfPlan } from '../actions/index.ts';
import { findOwner } from '../plans/index.ts';

/** Names of people that a plan refers to and that are not in its record: people by id, and the owner. */
export interface PeopleOfPlan {
  readonly ownerName: string | null;
  readonly people: Readonly<Record<string, string>>;
}

/** Finds the people a plan refers to, with their names at a time. */
export async function findPeopleOf(db: Reader, planId: string, at: Date): Promise<PeopleOfPlan> {
  // One after the other: inside a transaction there is one connection.
  const owner = await findOwner(db, planId);
  const people = await findPeopleOfPlan(db, planId, at);
  return {
    ownerName: owner?.name ?? null,
    people: Object.fromEntries(people.map(({ id, name }) => [id, name])),
  };
}
