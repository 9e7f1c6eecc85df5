import { countInFigures } from '../formats/figures.ts';
import { formatHectares } from './format-hectares.ts';

/** Maximum number of features listed by name; the others are counted. */
const MOST_NAMED = 5;
const named = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} more`
    : names.join(', ');

const NO_STREAMS = 'Streams are not deducted, because the map has no widths.';

/** Messages beside the figures of a feature's surroundings. */
export const surroundingWords = {
  effectiveArea: (taken: {
    readonly tracks: { readonly hectares: number; readonly metres: number };
    /** Hectares of built ground; null when there is none. */
    readonly builtHectares: number | null;
    readonly widthless: readonly string[];
  }): string => {
    const { tracks, builtHectares, widthless } = taken;
    const parts = [
      ...(tracks.metres > 0
        ? [`${formatHectares(tracks.hectares)} of tracks (${countInFigures(tracks.metres)} m)`]
        : []),
      ...(builtHectares !== null ? [`${formatHectares(builtHectares)} of buildings and ponds`] : []),
    ];
    const sentences = [
      parts.length > 0
        ? `Area less ${parts.join(' and ')}.`
        : 'Full area: no tracks with a width, buildings or ponds are drawn in it.',
      ...(widthless.length > 0 ? [`No width, so not deducted: ${named(widthless)}.`] : []),
      NO_STREAMS,
    ];
    return sentences.join(' ');
  },
  edgeFenced: (withinMetres: number): string =>
    `How much of its edge has a fence within ${withinMetres} m; planned and temporary fences do not count`,
  stream: 'a river or stream on the map',
  nearestWater: (to: string, points: readonly string[]): string =>
    [
      `To ${to}.`,
      ...(points.length === 0
        ? []
        : [
            points.length === 1
              ? `${named(points)} is drawn as a point, and its water may be nearer.`
              : `${named(points)} are drawn as points, and their water may be nearer.`,
          ]),
      'Where a rule depends on it, measure it on the ground.',
    ].join(' '),
  nearestBore: (bore: string): string => `To ${bore}, on the map.`,
  nearestBoundary: 'To the edge of the farm, on the map.',
  nearestCulturalPlace: (step: number): string =>
    `Rounded down to ${step} m, so that it does not give the place away.`,
  proposal: (label: string): string => `${label} by the map`,
  onTheMap: (metres: number): string => `${countInFigures(metres)} m on the map.`,
} as const;
