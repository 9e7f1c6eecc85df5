import type { Rule, WinterGrazingLimits } from '@tussock/domain';
import { showCount, showDate, showHectares, showNumber, showPercentage } from '../text/figures.ts';
import { breakable } from '../text/printable.ts';

import type { WinterGrazing } from './winter-grazing.ts';

/** The winter grazing list, its total against the rule in force, and the rule's source. */
export function winterSection(grazing: WinterGrazing, rule: Rule<WinterGrazingLimits> | null) {
  const { paddocks, areaHundredths, shareOfFarm } = grazing;
  const share = shareOfFarm === null ? '' : `, ${showPercentage(shareOfFarm)} % of the farm`;
  return {
    head: ['Paddock', 'Crop', 'ha', 'Steepest 20 m', 'Re-sown by'],
    rows: paddocks.map((line) => [
      breakable(line.isPlanned ? `${line.name} (planned)` : line.name),
      line.crop ?? 'Not recorded',
      showHectares(line.areaHundredths),
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
          ],
    warnings: warningsOf(grazing, rule),
    method: rule
      ? [
          `Limits: ${rule.source.title}, ${rule.source.provision}, as in force from ${showDate(rule.validFrom)}. A regional council may ask for more. This list does not replace a check of the other conditions.`,
        ]
      : ['No rule on winter grazing is on file for the date of this report.'],
  };
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
