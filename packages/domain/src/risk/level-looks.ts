import { levels } from '../options/risk.ts';
import { LEVEL_SCORES, type Level } from './risk-rules.ts';

/** Colours of a level everywhere it is shown: map, legend, matrix, form and print. sRGB hex. */
export interface LevelLook {
  readonly colour: string;
  /** Text colour, and outline colour. */
  readonly ink: string;
  readonly line: string;
  /** Density of hatching, which distinguishes levels without colour: none, wide, close. */
  readonly strokes: 'none' | 'wide' | 'close';
}

/** Colours from pale straw to dark earth, distinguishable by lightness alone. */
export const levelLooks: { readonly [L in Level]: LevelLook } = {
  low: { colour: '#F3E7C8', ink: '#20261F', line: '#C9B684', strokes: 'none' },
  medium: { colour: '#C39A3F', ink: '#20261F', line: '#9A7626', strokes: 'wide' },
  high: { colour: '#7A3A08', ink: '#FFFFFF', line: '#5E2B04', strokes: 'close' },
};

/** Look of a unit that cannot be rated because a value is missing. */
export const NOT_RATED: LevelLook = { colour: '#FFFDF7', ink: '#555A4C', line: '#857B62', strokes: 'none' };

/** Line width in pixels, wide enough to recognise the level's colour on a fence. */
export const FENCE_RISK_WIDTH = 5;

/** Line colour of a level. A straw-coloured line would not be visible on the ground, so the darker edge colour is used there. */
export const levelLineColour = (level: Level): string =>
  level === 'high' ? levelLooks[level].colour : levelLooks[level].line;

/** Name of a level: 'High'. */
export const levelName = (level: Level): string => levels.find(({ key }) => key === level)?.label ?? '';

/** Legend text of a level: '7–9 High'. */
export const levelInLegend = (level: Level): string =>
  `${LEVEL_SCORES[level].from}–${LEVEL_SCORES[level].to} ${levelName(level)}`;

/** Lowest and highest score of a level, both inclusive. */
export const levelBounds = (level: Level): { readonly from: number; readonly to: number } =>
  LEVEL_SCORES[level];

/** Levels from lowest to highest, as scales and legends list them. */
export const levelsUpwards: readonly Level[] = levels.map(({ key }) => key).toReversed();
