/** Colours of the ground that tell land units from each other, pale enough for names. Beside each other in the order in which they are told apart best. */
const tints = [
  '#C3A85C',
  '#4F8A63',
  '#A08F70',
  '#4E9A9C',
  '#7C96C4',
  '#B9785A',
  '#93A84B',
  '#8F7FA8',
] as const;

/** The colour of a land unit by its place among those of its farm, from 0; after the last the first comes again. */
export const unitTint = (place: number): string => tints[place % tints.length] ?? tints[0];

/** How much of the ground below a land unit's colour covers. */
export const UNIT_TINT_OPACITY = 0.45;
