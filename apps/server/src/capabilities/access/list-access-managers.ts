import { isOneOf, planAbilities, planRoles } from '@tussock/domain';
import { findResponsiblePeople } from '../../platform/access/responsible-people.ts';
import type { Services } from '../../services.ts';

const MANAGERS = planRoles.filter((role) => isOneOf(planAbilities.manageUserAccess, role));

/** Lists the people of a plan who decide about access, or the provider's administrators where there are none. */
export async function listAccessManagers({ database, clock }: Services, planId: string) {
  const people = await findResponsiblePeople(database.db, { planId, roles: MANAGERS, at: clock.now() });
  return { managers: people.map(({ id, name, email }) => ({ _id: id, name, email })) };
}
