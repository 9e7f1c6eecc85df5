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
export { abilitiesWithin, allTokenScopes, tokenScopes, type TokenScope } from './token-scopes.ts';
export {
  LONGEST_TOKEN_DAYS,
  MOST_TOKEN_PLANS,
  MOST_TOKENS,
  TOKEN_CALLS_PER_MINUTE,
  TOKEN_LISTED_DAYS,
  TOKEN_PREFIX,
  tokenFields,
  tokenStateOf,
  type TokenState,
} from './access-token.ts';
export { consultantRequestFields, externalGrantFields, namedOwnerFields } from './grant-fields.ts';
export { invitationStateOf, invitationStates, type InvitationState } from './invitation-state.ts';
