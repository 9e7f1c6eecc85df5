import type { GlobalRole, InternalRole, PlanRole } from './roles.ts';

/** What people read where a role is named. */
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
};

/** What a role on a plan is for, where one is chosen. */
export const roleHelp: { readonly [R in InternalRole]: string } = {
  lead: 'Responsible for the plan, and decides who has access',
  editor: 'Changes the farm, its map and its reports',
  reviewer: 'Reads everything, and what was changed',
  viewer: 'Reads, and downloads reports',
};
