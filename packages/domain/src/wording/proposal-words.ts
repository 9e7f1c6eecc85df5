/** Messages beside a proposed value of a field. */
export const proposalWords = { use: 'Enter this', isUsed: 'Entered.' } as const;
