/** Lightness of a colour within its family. */
export type Shade = 'deep' | 'plain' | 'pale';

/**
 * Families of colour, one for each group of kinds: on light ground and on paper, and on dark ground. Families differ by hue and by lightness, so
 * that they are told apart with any colour vision (families.test.ts); inside a family lightness, dashes, patterns and words do.
 */
export const families = {
  paddock: {
    light: { deep: '#2B7448', plain: '#488F61', pale: '#63AA7B' },
    dark: { deep: '#94A118', plain: '#AFBE40', pale: '#CCDB61' },
  },
  landUnit: {
    light: { deep: '#0E1100', plain: '#222603', pale: '#383D1A' },
    dark: { deep: '#A4C591', plain: '#C0E2AD', pale: '#DDFFCA' },
  },
  luc: {
    light: { deep: '#54224D', plain: '#6F3A66', pale: '#8A5380' },
    dark: { deep: '#AA5460', plain: '#C86F7A', pale: '#E78A95' },
  },
  risk: {
    light: { deep: '#A11C00', plain: '#C03E03', pale: '#E05B2E' },
    dark: { deep: '#C64911', plain: '#E66635', pale: '#FF8253' },
  },
  water: {
    light: { deep: '#2B66AA', plain: '#4681C7', pale: '#619DE5' },
    dark: { deep: '#18ABDF', plain: '#46C8FD', pale: '#69E6FF' },
  },
  irrigation: {
    light: { deep: '#2E7A7D', plain: '#4B9598', pale: '#67B1B4' },
    dark: { deep: '#03CFDA', plain: '#48EDF8', pale: '#C2FBFF' },
  },
  structures: {
    light: { deep: '#402101', plain: '#5A381A', pale: '#745032' },
    dark: { deep: '#AB8265', plain: '#C89D80', pale: '#E6B99B' },
  },
  nutrients: {
    light: { deep: '#8E6600', plain: '#AA8114', pale: '#C69C3B' },
    dark: { deep: '#CFB741', plain: '#EDD462', pale: '#FFF280' },
  },
  nature: {
    light: { deep: '#395A29', plain: '#527442', pale: '#6B8F5B' },
    dark: { deep: '#8EAF70', plain: '#A9CC8C', pale: '#C6EAA8' },
  },
  monitoring: {
    light: { deep: '#041632', plain: '#182C4B', pale: '#2E4464' },
    dark: { deep: '#5A7EA3', plain: '#749ABF', pale: '#8FB6DD' },
  },
  other: {
    light: { deep: '#3C505A', plain: '#556974', pale: '#6E838E' },
    dark: { deep: '#94A09E', plain: '#B0BCBA', pale: '#CDD9D7' },
  },
} as const satisfies Readonly<
  Record<string, { readonly [Ground in 'light' | 'dark']: { readonly [S in Shade]: string } }>
>;

export type Family = keyof typeof families;

/** Colours of a kind from its family: on light ground and paper, and on dark ground. */
export const inFamily = (
  family: Family,
  shade: Shade = 'plain',
): { readonly colour: string; readonly onDark: string } => ({
  colour: families[family].light[shade],
  onDark: families[family].dark[shade],
});
