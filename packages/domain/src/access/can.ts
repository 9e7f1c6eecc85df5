import { isOneOf } from '../lists/is-one-of.ts';
import { populationOf, type GlobalRole, type PlanRole } from './roles.ts';
import { globalAbilities, planAbilities, type GlobalAbility, type PlanAbility } from './table.ts';

/** Whether a person's global role allows something. */
export const canDo = (role: GlobalRole, ability: GlobalAbility): boolean =>
  isOneOf(globalAbilities[ability], role);

/** Whether a person may do something on a plan, given the global role and the roles held on that plan. */
export const canDoOnPlan = (
  role: GlobalRole,
  rolesOnPlan: readonly PlanRole[],
  ability: PlanAbility,
): boolean => {
  const allowed: readonly string[] = planAbilities[ability];
  return allowed.includes(role) || rolesOnPlan.some((held) => allowed.includes(held));
};

/**
 * Whether a person may start a plan. Somebody of an account does so for the account, which is then assigned; an owner of a farm who
 * belongs to none has nobody to assign, and is invited instead.
 */
export const canStartPlan = (person: {
  readonly role: GlobalRole;
  readonly accountId: string | null;
}): boolean =>
  canDo(person.role, 'createPlan') && (populationOf[person.role] === 'provider' || person.accountId !== null);

/** Everything a person may do on a plan, for the browser to show and hide by. */
export const abilitiesOnPlan = (role: GlobalRole, rolesOnPlan: readonly PlanRole[]): readonly PlanAbility[] =>
  // The keys of the table are exactly the abilities.
  (Object.keys(planAbilities) as PlanAbility[]).filter((ability) => canDoOnPlan(role, rolesOnPlan, ability));

/**
 * What is left of a person's abilities while looking at a plan as another role would: those of that role, and never one the
 * person does not have.
 */
export const abilitiesSeenAs = (own: readonly PlanAbility[], seenAs: PlanRole): readonly PlanAbility[] =>
  own.filter((ability) => isOneOf(planAbilities[ability], seenAs));
