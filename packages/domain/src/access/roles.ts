/** Roles in the whole service. Provider users and account users are two separate populations. */
export const globalRoles = ['providerAdmin', 'providerStaff', 'accountAdmin', 'accountUser'] as const;
export type GlobalRole = (typeof globalRoles)[number];

export const populationOf: { readonly [R in GlobalRole]: 'provider' | 'account' } = {
  providerAdmin: 'provider',
  providerStaff: 'provider',
  accountAdmin: 'account',
  accountUser: 'account',
};

/** Roles on a single plan. `guestEditor` is a guest whose grant allows editing. */
export const planRoles = [
  'lead',
  'editor',
  'reviewer',
  'viewer',
  'owner',
  'consultant',
  'guest',
  'guestEditor',
  'certifier',
  'auditor',
] as const;
export type PlanRole = (typeof planRoles)[number];

/** Roles of people from outside who examine one frozen version, while their examination is open. They see nothing else of the plan. */
export const examinerRoles = ['certifier', 'auditor'] as const satisfies readonly PlanRole[];
export type ExaminerRole = (typeof examinerRoles)[number];

/** Roles of the people who work on a plan or were let in to it. */
export const rolesWithPlan = [
  'lead',
  'editor',
  'reviewer',
  'viewer',
  'owner',
  'consultant',
  'guest',
  'guestEditor',
] as const satisfies readonly Exclude<PlanRole, ExaminerRole>[];

/** Roles that the provider's people hold on a plan, those with the most abilities first. */
export const internalRoles = ['lead', 'editor', 'reviewer', 'viewer'] as const satisfies readonly PlanRole[];
export type InternalRole = (typeof internalRoles)[number];

/** Roles of outside people who were given access by name. */
export const externalRoles = ['guest', 'guestEditor'] as const satisfies readonly PlanRole[];
export type ExternalRole = (typeof externalRoles)[number];
