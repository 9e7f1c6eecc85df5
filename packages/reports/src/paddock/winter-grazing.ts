import type { Rule, WinterGrazingLimits } from '@tussock/domain';
import { areaSquareMetres, sharedAreaSquareMetres, type PolygonalGeometry } from '@tussock/geometry';
import type { PaddockLine } from './paddock-line.ts';
import { hundredthsOf, squareMetresOf } from '../text/figures.ts';

const PER_CENT = 100;

export interface WinterGrazing {
  readonly paddocks: readonly PaddockLine[];
  readonly areaHundredths: number;
  /** What of it lies outside the boundary: in no share of the farm, and under no limit of it. */
  readonly outsideHundredths: number;
  /** Share of the farm in percent, to one decimal; null when the farm's area is not known. */
  readonly shareOfFarm: number | null;
  /** The largest area the rule permits on this farm; null without a rule. */
  readonly permittedHundredths: number | null;
  readonly isOverArea: boolean;
  readonly tooSteep: readonly PaddockLine[];
}

interface AboutFarm {
  readonly farmHectares: number | null;
  /** The blocks of the farm; without them nothing is known to lie outside. */
  readonly boundary?: readonly PolygonalGeometry[];
  readonly rule: Rule<WinterGrazingLimits> | null;
}

/** Less than this share of a paddock is what is left along a boundary by drawing and rounding. */
const SMALLEST_SHARE_OUTSIDE = 1e-4;

/** Square metres of a paddock outside of some blocks: its area of record by the share that lies outside. */
function outsideOf({ geometry, areaM2 }: PaddockLine, blocks: readonly PolygonalGeometry[]): number {
  if (blocks.length === 0) return 0;
  const inside = blocks.reduce((sum, block) => sum + sharedAreaSquareMetres(geometry, block), 0);
  const share = 1 - inside / areaSquareMetres(geometry);
  return share < SMALLEST_SHARE_OUTSIDE ? 0 : share * areaM2;
}

/**
 * The winter grazed crops against the rule in force. The permitted area is the larger of a fixed area and a share of the
 * farm; without a boundary only the fixed area can be said. Example: 40 ha on a farm of 600 ha is 6.7 %, and 60 ha are
 * permitted.
 */
export function assessWinterGrazing(
  lines: readonly PaddockLine[],
  { farmHectares, boundary = [], rule }: AboutFarm,
): WinterGrazing {
  const paddocks = lines.filter(({ isWinterGrazed }) => isWinterGrazed);
  const areaHundredths = hundredthsOf(paddocks.reduce((sum, line) => sum + line.areaM2, 0));
  const outsideHundredths = hundredthsOf(paddocks.reduce((sum, line) => sum + outsideOf(line, boundary), 0));
  const insideHundredths = areaHundredths - outsideHundredths;
  const farmHundredths = farmHectares ? hundredthsOf(squareMetresOf(farmHectares)) : null;
  const permittedHundredths = rule && permittedOn(farmHundredths ?? 0, rule.limits);
  return {
    paddocks,
    areaHundredths,
    outsideHundredths,
    shareOfFarm:
      farmHundredths === null ? null : Math.round((insideHundredths / farmHundredths) * PER_CENT * 10) / 10,
    permittedHundredths,
    isOverArea: permittedHundredths !== null && insideHundredths > permittedHundredths,
    tooSteep: rule
      ? paddocks.filter(({ steepestDegrees }) => (steepestDegrees ?? 0) > rule.limits.steepestDegrees)
      : [],
  };
}

function permittedOn(farmHundredths: number, limits: WinterGrazingLimits): number {
  const share = Math.floor((farmHundredths * limits.shareOfFarmPercent) / PER_CENT);
  return Math.max(hundredthsOf(squareMetresOf(limits.areaHectares)), share);
}
