import { counted } from '../formats/counted.ts';
import { sayDistance } from '../formats/distance.ts';
import { figureUpTo } from '../formats/figures.ts';
import { labelOfOption } from '../kind/options.ts';
import { slopeClasses } from '../options/soil.ts';
import type { SlopeFigures } from '../terrain/slope-figures.ts';
import { formatHectares, hectaresInFigures } from '../wording/format-hectares.ts';

/** Least share of a farm that a slope class needs to be worth a land unit of its own. */
const LEAST_SHARE = 0.03;

/** Slope classes that cover enough of the ground to become land units. */
const classesOf = ({ hectaresByClass }: SlopeFigures): readonly SlopeFigures['hectaresByClass'][number][] => {
  const all = hectaresByClass.reduce((sum, { hectares }) => sum + hectares, 0);
  return hectaresByClass.filter(({ hectares }) => hectares >= all * LEAST_SHARE);
};

/** Messages of the screen that starts a plan from an address. */
export const newPlanWords = {
  where: 'Where is the farm?',
  found: 'What we found',
  people: 'The farm and its owner',
  which: 'Which titles?',
  chosen: (count: number, hectares: number | null): string =>
    `${counted(count, 'title', 'titles')} · ${hectares === null ? '…' : formatHectares(hectares)}`,
  /** Beside the area on the map. */
  pieces: (titles: number, pieces: number): string =>
    `${counted(titles, 'title', 'titles')}, ${pieces > 1 ? `${pieces} pieces` : 'one piece'}`,
  noneChosen:
    'Choose an address above, or click the farm on the map. You can also find the titles after the plan is created.',
  findTitles: 'Find titles by what is typed',
  beside: 'Next door, perhaps part of the farm',
  /** Title that the survey made together with a chosen one. */
  samePlan: (plan: string): string => `same survey plan (${plan})`,
  addAll: (count: number, hectares: number): string =>
    `Add ${counted(count, 'title', 'titles')}, ${formatHectares(hectares)}`,
  showOthers: (count: number): string => `Show ${count} more next door`,
  besideUnknown: 'The land survey did not answer, so titles next door are not listed.',
  noTitle: 'No title was found there. Try the map, or a title number.',
  mapHelp: 'Click a title to put it in or leave it out',
  notFound: 'not found',
  /** In place of a fact before any title is chosen. */
  comesWithTitles: 'comes with the address',
  byPlace: 'by place',
  mend: (what: string): string => `Change ${what}`,
  keep: 'Done',
  streams: ({ metres, highestOrder }: { readonly metres: number; readonly highestOrder: number }): string =>
    metres === 0 ? 'None on this land' : `${sayDistance(metres)}, largest of order ${highestOrder}`,
  riverLines: 'river lines',
  slope: (figures: SlopeFigures): string =>
    `${classesOf(figures)
      .map(
        ({ slopeClass, hectares }) =>
          `${labelOfOption(slopeClasses, slopeClass)} ${hectaresInFigures(hectares)} ha`,
      )
      .join(', ')}; mean ${figureUpTo(figures.meanDegrees, 1)}°`,
  /** Soil maps are pictures, which cannot be read as words. */
  soilOnMap: 'Shown as layers on the map; not filled in',
  factLabels: { streams: 'Streams', slope: 'Slope', soil: 'Soil', owner: 'Owner' },
  ownerUnknown: 'Titles do not say. Enter it below, or leave it for later',
  create: 'Draft my plan',
  /** Beside the button: what comes after it. */
  next: (figures: SlopeFigures | null): string =>
    figures
      ? `Next we suggest ${counted(classesOf(figures).length, 'land unit', 'land units')} from the slope, then actions for them.`
      : 'Next you find its boundary; land units and actions are suggested from it.',
  notSavedTitles: 'The plan is created. Its titles are still chosen: save them here.',
  kept: 'Kept on this device as you go',
} as const;
