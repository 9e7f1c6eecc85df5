import type { GroundLookId, KindStyle } from '@tussock/domain';

/** Tokens of the map by the name under which layers know them. On a photograph some have a value of their own: `--photo-…` in place of `--map-…`. */
const tokens = {
  paper: '--colour-paper',
  ink: '--map-ink',
  inkSoft: '--map-ink-soft',
  halo: '--map-halo',
  /** Colour of streams and rivers, of their names, and of the beds of large ones. */
  water: '--map-water',
  waterName: '--map-water-name',
  bed: '--map-bed',
  title: '--map-title',
  selected: '--map-select',
  /** Rim around what is selected and around the boundary, and the dark one under lines on a photograph. */
  casing: '--map-casing',
  boundary: '--map-boundary',
  boundaryCasing: '--map-boundary-casing',
  danger: '--colour-danger',
  here: '--colour-info',
  sea: '--colour-sea',
  coast: '--colour-coast',
  shade: '--map-shade',
  light: '--map-light',
  contour: '--map-contour',
  veil: '--map-veil',
  pattern: '--map-pattern',
} as const;

/** Colours of the map, and what depends on the ground they lie on. MapLibre cannot read CSS variables, so the tokens are read from the page. */
export interface Palette extends Readonly<Record<keyof typeof tokens, string>> {
  /** Whether kinds have their colours for dark ground. */
  readonly isDark: boolean;
  readonly isPhoto: boolean;
}

/** Opacity of areas over a photograph, as a share of what they have elsewhere: it is looked at through them. */
const FILL_ON_PHOTO = 0.45;

/** A colour as `#rrggbb`: where the stylesheet was made smaller it may be `#rgb`, which patterns and drawing do not take. */
const inFull = (colour: string): string => colour.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3');

export function readPalette(look: GroundLookId = 'relief'): Palette {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string): string => inFull(style.getPropertyValue(name).trim());
  const isPhoto = look === 'photo';
  const colours = Object.fromEntries(
    Object.entries(tokens).map(([key, name]) => [
      key,
      (isPhoto && read(name.replace('--map-', '--photo-'))) || read(name),
    ]),
  ) as Record<keyof typeof tokens, string>; // the keys of the tokens
  return { ...colours, isDark: isPhoto || document.documentElement.dataset['theme'] === 'dark', isPhoto };
}

/** Colour of a style on the ground of a palette. */
export const colourOn = (
  { isDark }: Palette,
  { colour, onDark }: Pick<KindStyle, 'colour' | 'onDark'>,
): string => (isDark ? (onDark ?? colour) : colour);

/** Colour of the outline of a style on the ground of a palette. On a photograph areas are outlined in white, whatever they are. */
export const lineOn = (palette: Palette, style: KindStyle): string =>
  palette.isPhoto && style.line !== undefined
    ? palette.boundaryCasing
    : ((palette.isDark ? style.lineOnDark : style.line) ?? colourOn(palette, style));

/** Opacity of an area on the ground of a palette. */
export const fillOn = ({ isPhoto }: Palette, { fillOpacity = 0 }: Pick<KindStyle, 'fillOpacity'>): number =>
  fillOpacity * (isPhoto ? FILL_ON_PHOTO : 1);
