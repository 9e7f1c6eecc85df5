import { countInFigures, type PaddockSettings } from '@tussock/domain';
import { PADDOCK_NOUN } from './paddock-noun.ts';
import type { ChartSpec } from '../chart/chart-spec.ts';
import { sayAll } from '../document/blocks.ts';
import type { Section } from '../document/plan-document.ts';
import { showCount, showHectares, showPercentage } from '../text/figures.ts';
import { breakDown, type BreakDown, type Part } from './break-down.ts';
import { hasCrop, hasPasture, type PaddockLine } from './paddock-line.ts';
import { sumUpUses } from './sum-up.ts';

const HUNDREDTHS = 100;

/** Chart sections of the paddock report: by use, pasture and crop. Each paddock counts once: pasture then crop counts as crop. */
export function chartSections(
  paddocks: readonly PaddockLine[],
  { paddockFeatureMode, cropPastureMode }: PaddockSettings,
): readonly Section[] {
  if (paddocks.length === 0) return [];
  const isPasture = (line: PaddockLine): boolean => hasPasture(line) && !hasCrop(line);
  const byPasture = breakDown(paddocks, { isAsked: isPasture, labelOf: ({ species }) => species });
  const byCrop = breakDown(paddocks, { isAsked: hasCrop, labelOf: ({ crop }) => crop });
  return [
    sectionOfUses(paddocks, paddockFeatureMode),
    sectionOfCovers(byPasture, cropPastureMode, {
      id: 'pasture',
      title: 'Pasture species',
      none: 'No paddock is in pasture for the whole season.',
      rest: 'not in pasture for the whole season',
    }),
    sectionOfCovers(byCrop, cropPastureMode, {
      id: 'crops',
      title: 'Crops',
      none: 'No paddock is in crop.',
      rest: 'not in crop',
    }),
  ];
}

function sectionOfUses(
  paddocks: readonly PaddockLine[],
  mode: PaddockSettings['paddockFeatureMode'],
): Section {
  const isByNumber = mode === 'number';
  const title = isByNumber ? 'Number of paddocks by use' : 'Area of paddocks by use';
  const spec: ChartSpec = {
    title,
    axis: isByNumber ? 'Paddocks' : 'Hectares',
    isCount: isByNumber,
    bars: sumUpUses(paddocks).map(({ label, count, areaHundredths }) => ({
      label,
      value: isByNumber ? count : areaHundredths / HUNDREDTHS,
      figure: isByNumber ? countInFigures(count) : `${showHectares(areaHundredths)} ha`,
    })),
  };
  return { id: 'by-use', title, level: 2, blocks: [{ type: 'chart', spec }] };
}

function sectionOfCovers(
  { parts, notRecorded, rest }: BreakDown,
  mode: PaddockSettings['cropPastureMode'],
  wording: { readonly id: string; readonly title: string; readonly none: string; readonly rest: string },
): Section {
  const isByArea = mode === 'hectares';
  const figureOf = ({ areaHundredths, percentage }: Part): string =>
    isByArea ? `${showHectares(areaHundredths)} ha` : `${showPercentage(percentage)} %`;
  const title = `${wording.title}, ${isByArea ? 'hectares' : 'share of all paddock area'}`;
  const asked = notRecorded ? [...parts, notRecorded] : parts;
  const spec: ChartSpec = {
    title,
    axis: isByArea ? 'Hectares' : 'Percent of all paddock area',
    bars: asked.map((part) => ({
      label: part.label,
      value: isByArea ? part.areaHundredths / HUNDREDTHS : part.percentage,
      figure: figureOf(part),
      isQuiet: part === notRecorded,
    })),
  };
  const restLine = rest
    ? [
        `${showCount(rest.count, PADDOCK_NOUN)} with ${figureOf(rest)} ${rest.count === 1 ? 'is' : 'are'} ${wording.rest}.`,
      ]
    : [];
  const at = { id: wording.id, level: 2 } as const;
  if (asked.length === 0) return { ...at, title: wording.title, blocks: sayAll([wording.none]) };
  return { ...at, title, blocks: [{ type: 'chart', spec }, ...sayAll(restLine)] };
}
