export {
  examinerRoles,
  externalRoles,
  globalRoles,
  internalRoles,
  planRoles,
  populationOf,
  rolesWithPlan,
  type ExaminerRole,
  type ExternalRole,
  type GlobalRole,
  type InternalRole,
  type PlanRole,
} from './roles.ts';
export { roleHelp, roleNames } from './role-names.ts';
export { globalAbilities, planAbilities, type GlobalAbility, type PlanAbility } from './table.ts';
export { abilitiesOnPlan, abilitiesSeenAs, canDo, canStartPlan, canDoOnPlan } from './can.ts';
export { consultantRequestFields, externalGrantFields, namedOwnerFields } from './grant-fields.ts';
export { invitationStateOf, invitationStates, type InvitationState } from './invitation-state.ts';
