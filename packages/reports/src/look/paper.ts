/** Colours of printed pages and charts, as sRGB hex. Dark enough on white for small text (4.5:1) where they are used for text. */
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
  /** The ground under a farm. */
  contour: '#A98455',
  water: '#6E9CC0',
  warning: '#A8400A',
} as const;

/** Whatever has not been recorded. */
export const NOT_RECORDED_COLOUR = '#AEB8B1';

/** Millimetres: what two pictures beside each other have of a page. */
export const PICTURE_FRAME = { width: 84, height: 62 } as const;
