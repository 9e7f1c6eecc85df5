/** Where a user stands: written to, or here already. */
export const userStates = {
  invited: { label: 'Invited', variant: 'info' },
  active: { label: 'Active', variant: 'success' },
} as const;
