import type { GlobalRole, InternalRole, PlanRole } from './roles.ts';

/** Display names of all roles. */
export const roleNames: { readonly [R in GlobalRole | PlanRole]: string } = {
  providerAdmin: 'Provider administrator',
  providerStaff: 'Provider staff',
  accountAdmin: 'Account administrator',
  accountUser: 'Account user',
  lead: 'Plan lead',
  editor: 'Editor',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
  owner: 'Farm owner',
  consultant: 'Consultant',
  guest: 'Guest',
  guestEditor: 'Guest who may edit',
  certifier: 'Certifier',
  auditor: 'Auditor',
};

/** Help texts that explain each role on a plan, shown where a role is chosen. */
export const roleHelp: { readonly [R in InternalRole]: string } = {
  lead: 'Responsible for the plan, and decides who has access',
  editor: 'Changes the farm, its map and its reports',
  reviewer: 'Reads everything, and what was changed',
  viewer: 'Reads, and downloads reports',
};
