/** Sentences about stock. */
export const stockWords = {
  otherClass: (enterprise: string, stockClass: string) =>
    `${stockClass} is no class of ${enterprise}: choose a class of ${enterprise}`,
  monthOutside: 'The month must be between 1990 and 2100',
  otherUnit: 'The land unit is not one of this farm',
  twice: 'There are two rows for this month, class and land unit: the second is left out',
  noColumn: (label: string) => `No column is for “${label}”: choose which it is`,
  twoColumns: (label: string) => `Two columns are for “${label}”: choose one`,
  kept: (months: string) =>
    `Not saved until it is put right: ${months} with a fault. The others can be saved.`,
  idOfAnother: 'The id is not that of the month, class and land unit.',
  saved: 'Your stock numbers have been successfully saved.',
  ratioSaved: 'The stock units have been successfully saved.',
} as const;
