import { ruleWords, type Rule, type WinterGrazingLimits, type WinterGrazingStandard } from '@tussock/domain';
import {
  hundredthsOf,
  showCount,
  showDate,
  showHectares,
  showNumber,
  showPercentage,
} from '../text/figures.ts';
import { breakable } from '../text/printable.ts';

import type { WinterGrazing } from './winter-grazing.ts';

/** What holds on the day of a report: limits to judge by, or standards to show. */
export interface WinterLaw {
  readonly rule: Rule<WinterGrazingLimits> | null;
  readonly standards: readonly Rule<WinterGrazingStandard>[];
  /** The region's sentence, where its rules were not read. */
  readonly ofRegion: string | null;
}

/** The winter grazing list, its total, and what law says of it on the day: limits are judged, standards are shown. */
export function winterSection(grazing: WinterGrazing, { rule, standards, ofRegion }: WinterLaw) {
  const { paddocks, areaHundredths, shareOfFarm } = grazing;
  const share = shareOfFarm === null ? '' : `, ${showPercentage(shareOfFarm)} % of the farm`;
  return {
    head: ['Paddock', 'Crop', 'ha', 'Steepest 20 m', 'Re-sown by'],
    rows: paddocks.map((line) => [
      breakable(line.name),
      line.crop ?? 'Not recorded',
      showHectares(hundredthsOf(line.areaM2)),
      line.steepestDegrees === null ? 'Not recorded' : `${showNumber(line.steepestDegrees)}°`,
      line.resownBy === null ? 'Not recorded' : showDate(line.resownBy),
    ]),
    total: ['Total', '', showHectares(areaHundredths), '', ''],
    statements:
      paddocks.length === 0
        ? ['No paddock is marked as a winter grazed crop.']
        : [
            `${showCount(paddocks.length, ['paddock is', 'paddocks are'])} winter grazed: ${showHectares(areaHundredths)} ha${share}.`,
            ...permittedLine(grazing, rule),
            ...(rule || standards.length === 0 ? [] : [standardsLine(standards)]),
          ],
    warnings: warningsOf(grazing, rule),
    method: methodOf(rule, standards, ofRegion),
  };
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
  { isOverArea, areaHundredths, permittedHundredths, tooSteep }: WinterGrazing,
  rule: Rule<WinterGrazingLimits> | null,
): readonly string[] {
  if (!rule) return [];
  return [
    ...(isOverArea && permittedHundredths !== null
      ? [
          `The winter grazed area is ${showHectares(areaHundredths - permittedHundredths)} ha over what is permitted.`,
        ]
      : []),
    ...(tooSteep.length > 0
      ? [
          `Steeper than ${showNumber(rule.limits.steepestDegrees)}° over 20 m: ${tooSteep.map(({ name }) => breakable(name)).join(', ')}.`,
        ]
      : []),
  ];
}
