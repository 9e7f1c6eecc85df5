/** Who somebody is in the whole service. Provider and account users are two populations. */
export const globalRoles = ['providerAdmin', 'providerStaff', 'accountAdmin', 'accountUser'] as const;
export type GlobalRole = (typeof globalRoles)[number];

export const populationOf: { readonly [R in GlobalRole]: 'provider' | 'account' } = {
  providerAdmin: 'provider',
  providerStaff: 'provider',
  accountAdmin: 'account',
  accountUser: 'account',
};

/** Who somebody is on one plan. `guestEditor` is a guest whose grant says edit. */
export const planRoles = [
  'lead',
  'editor',
  'reviewer',
  'viewer',
  'owner',
  'consultant',
  'guest',
  'guestEditor',
] as const;
export type PlanRole = (typeof planRoles)[number];

/** Roles that people of the provider hold on a plan, the farthest reaching first. */
export const internalRoles = ['lead', 'editor', 'reviewer', 'viewer'] as const satisfies readonly PlanRole[];
export type InternalRole = (typeof internalRoles)[number];

/** Roles of people outside who were let in by name. */
export const externalRoles = ['guest', 'guestEditor'] as const satisfies readonly PlanRole[];
export type ExternalRole = (typeof externalRoles)[number];
