import { isOneOf } from '../lists/is-one-of.ts';
import { populationOf, type GlobalRole, type PlanRole } from './roles.ts';
import { globalAbilities, planAbilities, type GlobalAbility, type PlanAbility } from './table.ts';

/** Checks whether a person's global role has an ability. */
export const canDo = (role: GlobalRole, ability: GlobalAbility): boolean =>
  isOneOf(globalAbilities[ability], role);

/** Checks whether a person has an ability on a plan, given the global role and the roles held on that plan. */
export const canDoOnPlan = (
  role: GlobalRole,
  rolesOnPlan: readonly PlanRole[],
  ability: PlanAbility,
): boolean => {
  const allowed: readonly string[] = planAbilities[ability];
  return allowed.includes(role) || rolesOnPlan.some((held) => allowed.includes(held));
};

/**
 * Checks whether a person may create a plan. A person with an account creates it for that account, which is assigned to the plan. A farm
 * owner without an account has no account to assign, and must be invited instead.
 */
export const canStartPlan = (person: {
  readonly role: GlobalRole;
  readonly accountId: string | null;
}): boolean =>
  canDo(person.role, 'createPlan') && (populationOf[person.role] === 'provider' || person.accountId !== null);

/** Lists every ability a person has on a plan. The browser shows and hides controls by it. */
export const abilitiesOnPlan = (role: GlobalRole, rolesOnPlan: readonly PlanRole[]): readonly PlanAbility[] =>
  // The keys of the table are exactly the abilities.
  (Object.keys(planAbilities) as PlanAbility[]).filter((ability) => canDoOnPlan(role, rolesOnPlan, ability));

/** Limits a person's abilities while they view a plan as another role: only abilities that both the person and that role have. */
export const abilitiesSeenAs = (own: readonly PlanAbility[], seenAs: PlanRole): readonly PlanAbility[] =>
  own.filter((ability) => isOneOf(planAbilities[ability], seenAs));
