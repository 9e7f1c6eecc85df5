import type { Rule, WinterGrazingLimits } from '@tussock/domain';
import type { PaddockLine } from './paddock-line.ts';
import { hundredthsOf, squareMetresOf } from '../text/figures.ts';

const PER_CENT = 100;

export interface WinterGrazing {
  readonly paddocks: readonly PaddockLine[];
  readonly areaHundredths: number;
  /** Share of the farm in percent, to one decimal; null when the farm's area is not known. */
  readonly shareOfFarm: number | null;
  /** The largest area the rule permits on this farm; null without a rule. */
  readonly permittedHundredths: number | null;
  readonly isOverArea: boolean;
  readonly tooSteep: readonly PaddockLine[];
}

/**
 * The winter grazed crops against the rule in force. The permitted area is the larger of a fixed area and a share of the
 * farm; without a boundary only the fixed area can be said. Example: 40 ha on a farm of 600 ha is 6.7 %, and 60 ha are
 * permitted.
 */
export function assessWinterGrazing(
  lines: readonly PaddockLine[],
  { farmHectares, rule }: { farmHectares: number | null; rule: Rule<WinterGrazingLimits> | null },
): WinterGrazing {
  const paddocks = lines.filter(({ isWinterGrazed }) => isWinterGrazed);
  const areaHundredths = hundredthsOf(paddocks.reduce((sum, line) => sum + line.areaM2, 0));
  const farmHundredths = farmHectares ? hundredthsOf(squareMetresOf(farmHectares)) : null;
  const permittedHundredths = rule && permittedOn(farmHundredths ?? 0, rule.limits);
  return {
    paddocks,
    areaHundredths,
    shareOfFarm:
      farmHundredths === null ? null : Math.round((areaHundredths / farmHundredths) * PER_CENT * 10) / 10,
    permittedHundredths,
    isOverArea: permittedHundredths !== null && areaHundredths > permittedHundredths,
    tooSteep: rule
      ? paddocks.filter(({ steepestDegrees }) => (steepestDegrees ?? 0) > rule.limits.steepestDegrees)
      : [],
  };
}

function permittedOn(farmHundredths: number, limits: WinterGrazingLimits): number {
  const share = Math.floor((farmHundredths * limits.shareOfFarmPercent) / PER_CENT);
  return Math.max(hundredthsOf(squareMetresOf(limits.areaHectares)), share);
}
