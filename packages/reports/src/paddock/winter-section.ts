import { ruleWords, type Rule, type WinterGrazingLimits, type WinterGrazingStandard } from '@tussock/domain';
import { figure, method, narrow, sayAll, wide } from '../document/blocks.ts';
import type { Block } from '../document/plan-document.ts';
import {
  hundredthsOf,
  showCount,
  showDate,
  showHectares,
  showNumber,
  showPercentage,
} from '../text/figures.ts';

import type { WinterGrazing } from './winter-grazing.ts';

/** What holds on the day of a report: limits to judge by, or standards to show. */
export interface WinterLaw {
  readonly rule: Rule<WinterGrazingLimits> | null;
  readonly standards: readonly Rule<WinterGrazingStandard>[];
  /** The region's sentence, where its rules were not read. */
  readonly ofRegion: string | null;
}

const COLUMNS = [
  wide('Paddock', 1.4),
  wide('Crop', 1.2),
  figure('ha', 22),
  figure('Steepest 20 m', 30),
  narrow('Re-sown by', 30),
];

function tableOf({ paddocks, areaHundredths }: WinterGrazing): readonly Block[] {
  if (paddocks.length === 0) return [];
  return [
    {
      type: 'table',
      label: 'Winter grazing',
      columns: COLUMNS,
      rows: paddocks.map((line) => [
        line.name,
        line.crop ?? 'Not recorded',
        showHectares(hundredthsOf(line.areaM2)),
        line.steepestDegrees === null ? 'Not recorded' : `${showNumber(line.steepestDegrees)}°`,
        line.resownBy === null ? 'Not recorded' : showDate(line.resownBy),
      ]),
      total: ['Total', '', showHectares(areaHundredths), '', ''],
    },
  ];
}

/** The winter grazing list, its total, and what law says of it on the day: limits are judged, standards are shown. */
export function winterSection(
  grazing: WinterGrazing,
  { rule, standards, ofRegion }: WinterLaw,
): readonly Block[] {
  const { paddocks, areaHundredths, shareOfFarm } = grazing;
  const share = shareOfFarm === null ? '' : `, ${showPercentage(shareOfFarm)} % of the farm`;
  const statements =
    paddocks.length === 0
      ? ['No paddock is marked as a winter grazed crop.']
      : [
          `${showCount(paddocks.length, ['paddock is', 'paddocks are'])} winter grazed: ${showHectares(areaHundredths)} ha${share}.`,
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
          `Steeper than ${showNumber(rule.limits.steepestDegrees)}° over 20 m: ${tooSteep.map(({ name }) => name).join(', ')}.`,
        ]
      : []),
  ];
}
