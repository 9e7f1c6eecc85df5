/** What stands on the page of a plan that is not open to somebody, whether there is such a plan or not. */
export const closedWords = {
  ask: 'Ask for access',
  asked:
    'If there is a plan at this address, the people who look after it now have a letter from us with your name.',
  hint: 'Was this address sent to you? Ask someone on the plan to give you access, or sign in with the address they invited.',
} as const;
