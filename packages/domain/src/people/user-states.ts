/** States of a user: invited, or active. */
export const userStates = {
  invited: { label: 'Invited', variant: 'info' },
  active: { label: 'Active', variant: 'success' },
} as const;
