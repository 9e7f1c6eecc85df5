/** Texts of the tour that a demonstration shows to somebody who is new to it. */
export const tourWords = {
  label: 'Tour',
  step: (number: number, count: number): string => `${number} of ${count}`,
  next: 'Next',
  back: 'Back',
  finish: 'Finish',
  dismiss: 'Close the tour',
  /** One sentence a step, in the order of the tour. */
  plans: 'These farms are made up, so try anything. Every plan you can open is listed here.',
  farm: 'A plan opens on its farm: the next step is at the top, then what is due and what is missing.',
  draw: 'Draw with six tools. Each has a letter, and hectares follow your hand.',
  actions: 'Work with its date and its proof. On a phone a photo marks it done.',
  book: 'The plan book follows the record. It is ready to print or to share at any time.',
} as const;
