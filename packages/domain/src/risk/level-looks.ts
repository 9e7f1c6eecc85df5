import { levels } from '../options/risk.ts';
import { LEVEL_SCORES, type Level } from './risk-rules.ts';

/** How a level looks wherever it is shown: on the map, in its legend, in the matrix, in the form and in print. sRGB hex. */
export interface LevelLook {
  readonly colour: string;
  /** What is written upon it, and the line around it. */
  readonly ink: string;
  readonly line: string;
  /** How close the strokes lie that tell it from the others without colour: none, wide, close. */
  readonly strokes: 'none' | 'wide' | 'close';
}

/** From pale straw to dark earth: lightness alone tells them apart. */
export const levelLooks: { readonly [L in Level]: LevelLook } = {
  low: { colour: '#F3E7C8', ink: '#20261F', line: '#C9B684', strokes: 'none' },
  medium: { colour: '#C39A3F', ink: '#20261F', line: '#9A7626', strokes: 'wide' },
  high: { colour: '#7A3A08', ink: '#FFFFFF', line: '#5E2B04', strokes: 'close' },
};

/** What cannot be rated yet, for something it needs is not filled in. */
export const NOT_RATED: LevelLook = { colour: '#FFFDF7', ink: '#555A4C', line: '#857B62', strokes: 'none' };

/** Pixels: wide enough for the colour of a level to be told on a fence. */
export const FENCE_RISK_WIDTH = 5;

/** The colour of a line of a level: on the ground straw is no line that can be seen, the darker edge of the level is. */
export const levelLineColour = (level: Level): string =>
  level === 'high' ? levelLooks[level].colour : levelLooks[level].line;

/** 'High'. */
export const levelName = (level: Level): string => levels.find(({ key }) => key === level)?.label ?? '';

/** '7–9 High': what the legend says. */
export const levelInLegend = (level: Level): string =>
  `${LEVEL_SCORES[level].from}–${LEVEL_SCORES[level].to} ${levelName(level)}`;

/** The scores of a level, both ends within. */
export const levelBounds = (level: Level): { readonly from: number; readonly to: number } =>
  LEVEL_SCORES[level];

/** From the lowest up, as scales and legends run. */
export const levelsUpwards: readonly Level[] = levels.map(({ key }) => key).toReversed();
