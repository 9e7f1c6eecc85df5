/** Messages on a page that a person may not open; for plans they are the same whether the plan exists or not. */
export const closedWords = {
  title: 'You don’t have access to this',
  /** For a person on the plan, on a page that is only for editing. */
  titleArchived: 'This cannot be changed now',
  /** Stands before the names of the people who decide about access, each a link. */
  whoDecides: 'If you need this page, ask',
  toFarm: 'Go to the farm',
  goHome: 'Go home',
  ask: 'Ask for access',
  asked:
    'If there is a plan at this address, the people who look after it now have a letter from us with your name.',
  hint: 'Was this address sent to you? Ask someone on the plan to give you access, or sign in with the address they invited.',
} as const;
