/** Look of a paddock by the nitrogen that it got in a season. */
export interface NitrogenLook {
  /** 'None', '50–100', 'Over 190'. */
  readonly label: string;
  readonly colour: string;
  readonly line: string;
  /** Strokes over the colour, which mark what is over the cap without it. */
  readonly strokes: 'none' | 'close';
}

interface Band extends NitrogenLook {
  /** Highest rate of the band, in kg N/ha. */
  readonly upTo: number;
}

const LINE = '#2C3A4A';

/** Colours from pale to dark, told apart by lightness alone: with any colour vision, and in grey. */
const bands: readonly Band[] = [
  { upTo: 0, label: 'None', colour: '#FBF7E6', line: LINE, strokes: 'none' },
  { upTo: 50, label: 'Up to 50', colour: '#DCE6B4', line: LINE, strokes: 'none' },
  { upTo: 100, label: '50–100', colour: '#9CCBA3', line: LINE, strokes: 'none' },
  { upTo: 150, label: '100–150', colour: '#4FA3A5', line: LINE, strokes: 'none' },
  { upTo: 190, label: '150–190', colour: '#2A6F97', line: LINE, strokes: 'none' },
  { upTo: Infinity, label: 'Over 190', colour: '#2B1E5A', line: LINE, strokes: 'close' },
];

/** Looks of paddocks by nitrogen, from none to most, as a legend lists them. */
export const nitrogenLooks: readonly NitrogenLook[] = bands;

/** Finds the look for a rate in kg N/ha. */
export function nitrogenLook(kgPerHectare: number): NitrogenLook {
  // What a figure with one decimal shows as none is none.
  const shown = Math.round(kgPerHectare * 10) / 10;
  return bands.find(({ upTo }) => shown <= upTo) ?? NO_NITROGEN;
}

const [NO_NITROGEN] = bands as readonly [Band]; // the list above is not empty
