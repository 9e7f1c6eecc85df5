/** What is said beside a value that is proposed for a field. */
export const proposalWords = { use: 'Enter this', isUsed: 'Entered.' } as const;
