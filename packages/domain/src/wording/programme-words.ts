/** Messages about programmes and their checklists. */
export const programmeWords = {
  actions: 'Actions of the plan',
  noGrade: 'This programme gives no grade.',
  /** Finding sorts, counted in the sentence that says why a grade is proposed. */
  because: {
    serious: (count: number): string => `${count} not met and serious`,
    notMet: (count: number): string => `${count} not met`,
    moreNeeded: (count: number): string => `${count} where more is needed`,
    lowConfidence: (count: number): string => `${count} met with low confidence`,
    mediumConfidence: (count: number): string => `${count} met with medium confidence`,
  },
  allHigh: 'everything that applies is met with high confidence',
} as const;
