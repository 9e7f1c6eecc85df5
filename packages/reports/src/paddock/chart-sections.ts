import { countInFigures } from '@tussock/domain';
import { PADDOCK_NOUN } from './paddock-noun.ts';
import { describeChart, type ChartSpec } from '../chart/chart-spec.ts';
import type { PaddockReportSettings } from '../report-settings.ts';
import { showCount, showHectares, showPercentage } from '../text/figures.ts';
import { breakDown, type BreakDown, type Part } from './break-down.ts';
import { hasCrop, hasPasture, type PaddockLine } from './paddock-line.ts';
import { sumUpUses } from './sum-up.ts';

const HUNDREDTHS = 100;

interface ChartSection {
  readonly title: string;
  /** Null when there is nothing to draw; the statements then say so. */
  readonly spec: ChartSpec | null;
  readonly alt: string;
  readonly statements: readonly string[];
}

/** The charts of the paddock report: by use, by pasture and by crop. */
export function chartSections(
  paddocks: readonly PaddockLine[],
  { paddockFeatureMode, cropPastureMode }: PaddockReportSettings,
): readonly ChartSection[] {
  if (paddocks.length === 0) return [];
  const byPasture = breakDown(paddocks, { isAsked: hasPasture, labelOf: ({ species }) => species });
  const byCrop = breakDown(paddocks, { isAsked: hasCrop, labelOf: ({ crop }) => crop });
  return [
    sectionOfUses(paddocks, paddockFeatureMode),
    sectionOfCovers(byPasture, cropPastureMode, {
      title: 'Pasture species',
      none: 'No paddock is in pasture.',
      rest: 'not in pasture',
    }),
    sectionOfCovers(byCrop, cropPastureMode, {
      title: 'Crops',
      none: 'No paddock is in crop.',
      rest: 'not in crop',
    }),
  ];
}

function sectionOfUses(
  paddocks: readonly PaddockLine[],
  mode: PaddockReportSettings['paddockFeatureMode'],
): ChartSection {
  const isByNumber = mode === 'number';
  const title = isByNumber ? 'Number of paddocks by use' : 'Area of paddocks by use';
  const spec: ChartSpec = {
    title,
    axis: isByNumber ? 'Paddocks' : 'Hectares',
    bars: sumUpUses(paddocks).map(({ label, count, areaHundredths }) => ({
      label,
      value: isByNumber ? count : areaHundredths / HUNDREDTHS,
      figure: isByNumber ? countInFigures(count) : `${showHectares(areaHundredths)} ha`,
    })),
  };
  return { title, spec, alt: describeChart(spec), statements: [] };
}

function sectionOfCovers(
  { parts, notRecorded, rest }: BreakDown,
  mode: PaddockReportSettings['cropPastureMode'],
  wording: { readonly title: string; readonly none: string; readonly rest: string },
): ChartSection {
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
  if (asked.length === 0) return { title: wording.title, spec: null, alt: '', statements: [wording.none] };
  return {
    title,
    spec,
    alt: describeChart(spec),
    statements: restLine,
  };
}
