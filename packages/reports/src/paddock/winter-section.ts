import {
  ruleInForce,
  rulesInForce,
  ruleWords,
  winterGrazingRules,
  winterGrazingStandards,
  type Rule,
  type WinterGrazingLimits,
  type WinterGrazingStandard,
} from '@tussock/domain';
import { figure, method, narrow, sayAll, wide } from '../document/blocks.ts';
import { columnTable, type ColumnOf } from '../document/column-table.ts';
import type { Block } from '../document/plan-document.ts';
import {
  calendarDate,
  hundredthsOf,
  showCount,
  showDate,
  showHectares,
  showNumber,
  showPercentage,
} from '../text/figures.ts';
import type { PaddockLine } from './paddock-line.ts';
import type { ReportContent } from '../report-input.ts';
import { assessWinterGrazing, type WinterGrazing } from './winter-grazing.ts';

/** What holds on the day of a report: limits to judge by, or standards to show. */
export interface WinterLaw {
  readonly rule: Rule<WinterGrazingLimits> | null;
  readonly standards: readonly Rule<WinterGrazingStandard>[];
  /** The region's sentence, where its rules were not read. */
  readonly ofRegion: string | null;
}

function tableOf({ paddocks, areaHundredths }: WinterGrazing): readonly Block[] {
  if (paddocks.length === 0) return [];
  const columns: readonly ColumnOf<PaddockLine>[] = [
    { column: wide('Paddock', 1.4), cell: ({ name }) => name, total: 'Total' },
    { column: wide('Crop', 1.2), cell: ({ crop }) => crop ?? 'Not recorded' },
    {
      column: figure('ha', 22),
      cell: ({ areaM2 }) => showHectares(hundredthsOf(areaM2)),
      total: showHectares(areaHundredths),
    },
    {
      column: figure('Steepest 20 m', 30),
      cell: ({ steepestDegrees }) =>
        steepestDegrees === null ? 'Not recorded' : `${showNumber(steepestDegrees)}°`,
    },
    {
      column: narrow('Re-sown by', 30),
      cell: ({ resownBy }) => (resownBy === null ? 'Not recorded' : showDate(resownBy)),
    },
  ];
  return [columnTable('Winter grazing', columns, paddocks)];
}

/** How much is grazed in winter, and how much of the farm that is: ground outside the boundary is named and left out of the share. */
function extentLine({ paddocks, areaHundredths, outsideHundredths, shareOfFarm }: WinterGrazing): string {
  const extent = `${showCount(paddocks.length, ['paddock is', 'paddocks are'])} winter grazed: ${showHectares(areaHundredths)} ha`;
  if (shareOfFarm === null) return `${extent}.`;
  const share = `${showPercentage(shareOfFarm)} % of the farm`;
  return outsideHundredths === 0
    ? `${extent}, ${share}.`
    : `${extent}. ${showHectares(areaHundredths - outsideHundredths)} ha of it is inside the boundary, ${share}; ${showHectares(outsideHundredths)} ha is outside.`;
}

/** The winter grazing list, its total, and what law says of it on the day: limits are judged, standards are shown. */
export function winterSection(
  grazing: WinterGrazing,
  { rule, standards, ofRegion }: WinterLaw,
): readonly Block[] {
  const { paddocks } = grazing;
  const statements =
    paddocks.length === 0
      ? ['No paddock is marked as a winter grazed crop.']
      : [
          extentLine(grazing),
          ...permittedLine(grazing, rule),
          ...(rule || standards.length === 0 ? [] : [standardsLine(standards)]),
        ];
  return [
    ...sayAll(statements, 'note'),
    ...sayAll(warningsOf(grazing, rule), 'warning'),
    ...tableOf(grazing),
    ...method(methodOf(rule, standards, ofRegion)),
  ];
}

const standardsLine = (standards: readonly Rule<WinterGrazingStandard>[]): string =>
  [ruleWords.winterNoLimit, ...standards.map(({ limits }) => limits.sentence)].join(' ');

function methodOf(
  rule: Rule<WinterGrazingLimits> | null,
  standards: readonly Rule<WinterGrazingStandard>[],
  ofRegion: string | null,
): readonly string[] {
  const [standard] = standards;
  const region = ofRegion === null ? [] : [ofRegion];
  if (rule)
    return [
      `Limits: ${rule.source.title}, ${rule.source.provision}, as in force from ${showDate(rule.validFrom)}. A regional council may ask for more. This list does not replace a check of the other conditions.`,
      ...(rule.validTo === null ? [] : [ruleWords.winterOfThatTime(rule, showDate(rule.validTo))]),
      ...region,
    ];
  if (!standard) return [ruleWords.winterUnknown];
  return [`${standard.source.title}. ${ruleWords.winterStandardsChecked(standard)}`, ...region];
}

function permittedLine(
  { permittedHundredths, shareOfFarm, isOverArea }: WinterGrazing,
  rule: Rule<WinterGrazingLimits> | null,
): readonly string[] {
  if (!rule || permittedHundredths === null) return [];
  const { areaHectares, shareOfFarmPercent } = rule.limits;
  const limit = `${showNumber(areaHectares)} ha or ${showNumber(shareOfFarmPercent)} % of the farm, whichever is greater`;
  if (shareOfFarm === null)
    return [
      `Permitted without a consent or a certified freshwater farm plan: ${limit}. The boundary has not been chosen, so only the ${showNumber(areaHectares)} ha can be compared: the list is ${isOverArea ? 'over' : 'within'} it.`,
    ];
  return [
    `Permitted without a consent or a certified freshwater farm plan: ${limit}, here ${showHectares(permittedHundredths)} ha. The list is ${isOverArea ? 'over' : 'within'} it.`,
  ];
}

function warningsOf(
  { isOverArea, areaHundredths, outsideHundredths, permittedHundredths, tooSteep }: WinterGrazing,
  rule: Rule<WinterGrazingLimits> | null,
): readonly string[] {
  if (!rule) return [];
  return [
    ...(isOverArea && permittedHundredths !== null
      ? [
          `The winter grazed area is ${showHectares(areaHundredths - outsideHundredths - permittedHundredths)} ha over what is permitted.`,
        ]
      : []),
    ...(tooSteep.length > 0
      ? [
          `Steeper than ${showNumber(rule.limits.steepestDegrees)}° over 20 m: ${tooSteep.map(({ name }) => name).join(', ')}.`,
        ]
      : []),
  ];
}

/** Law on winter grazing on the day of a report. */
function winterLawOf({ plan, at }: ReportContent): WinterLaw {
  const asked = { on: calendarDate(at), region: plan.region ?? null };
  return {
    rule: ruleInForce(winterGrazingRules, asked),
    standards: rulesInForce(winterGrazingStandards, asked),
    ofRegion: ruleWords.regionUnread(plan.region),
  };
}

/** Winter grazing list of a plan's paddocks, judged by the law on the day of the report. */
export function winterBlocks(content: ReportContent, paddocks: readonly PaddockLine[]): readonly Block[] {
  const law = winterLawOf(content);
  const { plan, boundary } = content;
  const farm = { farmHectares: plan.areaHectares, boundary, rule: law.rule };
  return winterSection(assessWinterGrazing(paddocks, farm), law);
}
