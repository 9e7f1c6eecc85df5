/** Colours that distinguish land units, pale enough for names on top. Adjacent ones in the list are the easiest to tell apart. */
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

/** Colour of a land unit by its index among those of its farm, from 0; colours repeat after the last. */
export const unitTint = (place: number): string => tints[place % tints.length] ?? tints[0];

/** Opacity of a land unit's colour. */
export const UNIT_TINT_OPACITY = 0.45;
