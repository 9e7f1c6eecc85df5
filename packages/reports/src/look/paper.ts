/** Colours of printed pages and charts, as sRGB hex. Those used for text are dark enough on white for small text (4.5:1). */
export const paper = {
  ink: '#1F2A24',
  quiet: '#5B6860',
  line: '#C9D2CB',
  wash: '#EFF4F0',
  white: '#FFFFFF',
  deep: '#1F4D3A',
  green: '#2F7D54',
  leaf: '#7FB58F',
  straw: '#C79A3B',
  /** Colour of contours. */
  contour: '#A98455',
  water: '#6E9CC0',
  warning: '#A8400A',
} as const;

/** Colour of everything that is not recorded. */
export const NOT_RECORDED_COLOUR = '#AEB8B1';

/** Size in millimetres of a picture, and how many are side by side on a page. */
export const PICTURE_FRAME = { width: 55, height: 41, across: 3 } as const;
