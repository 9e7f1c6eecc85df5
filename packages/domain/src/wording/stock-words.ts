import { figureUpTo } from '../formats/figures.ts';

const figureOr = (figure: number | undefined): string =>
  figure === undefined ? 'blank' : figureUpTo(figure, 3);

/** Messages about stock. */
export const stockWords = {
  /** Label of a cell with its current and its new figure. */
  becomes: (label: string, from: number | undefined, to: number | undefined) =>
    `${label}: ${figureOr(from)} becomes ${figureOr(to)}`,
  passedOver: (cells: number) =>
    `${figureUpTo(cells, 0)} of the pasted cells did not fit: they fall outside the months and columns`,
  otherClass: (enterprise: string, stockClass: string) =>
    `${stockClass} is not a class of ${enterprise}: choose a class of ${enterprise}`,
  monthOutside: 'The month must be between 1990 and 2100',
  otherUnit: 'That land unit is not on this farm',
  twice: 'There are two rows for this month, class and land unit: the second is left out',
  noColumn: (label: string) => `No column matches “${label}”: choose the one to use`,
  twoColumns: (label: string) => `Two columns match “${label}”: choose one`,
  kept: (months: string) =>
    `Something is wrong in ${months}: put it right to save it. The others can be saved.`,
  idOfAnother: 'The id is not that of the month, class and land unit.',
  saved: 'Your stock numbers have been successfully saved.',
  ratioSaved: 'The stock units have been successfully saved.',
} as const;
