import type { GlobalRole, PlanRole } from './roles.ts';
import { globalAbilities, planAbilities, type GlobalAbility, type PlanAbility } from './table.ts';

/** Whether a person's global role allows something. */
export const canDo = (role: GlobalRole, ability: GlobalAbility): boolean =>
  (globalAbilities[ability] as readonly GlobalRole[]).includes(role);

/** Whether a person may do something on a plan, given the global role and the roles held on that plan. */
export const canDoOnPlan = (
  role: GlobalRole,
  rolesOnPlan: readonly PlanRole[],
  ability: PlanAbility,
): boolean => {
  const allowed: readonly string[] = planAbilities[ability];
  return allowed.includes(role) || rolesOnPlan.some((held) => allowed.includes(held));
};

/** Everything a person may do on a plan, for the browser to show and hide by. */
export const abilitiesOnPlan = (role: GlobalRole, rolesOnPlan: readonly PlanRole[]): readonly PlanAbility[] =>
  // The keys of the table are exactly the abilities.
  (Object.keys(planAbilities) as PlanAbility[]).filter((ability) => canDoOnPlan(role, rolesOnPlan, ability));

/**
 * What is left of a person's abilities while looking at a plan as another role would: those of that role, and never one the
 * person does not have.
 */
export const abilitiesSeenAs = (own: readonly PlanAbility[], seenAs: PlanRole): readonly PlanAbility[] =>
  own.filter((ability) => (planAbilities[ability] as readonly string[]).includes(seenAs));
