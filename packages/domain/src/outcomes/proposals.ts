import { riskTypes } from '../options/risk.ts';
import type { UnitRisk } from '../risk/land-risk.ts';
import type { Mitigation, RiskType } from '../risk/risk-rules.ts';
import { helpfulMitigations } from '../risk/helpful-mitigations.ts';
import type { SectionAction } from './define-section.ts';

/** High risk of a land unit that a mitigation would lower. */
export interface LoweredRisk {
  readonly unitId: string;
  readonly unitName: string;
  readonly riskType: RiskType;
  /** Points of the score that the mitigation would take off. */
  readonly points: number;
}

type RatedUnit = Pick<
  UnitRisk,
  'facts' | 'rules' | 'ratings' | 'mitigations' | 'askedFor' | 'choices' | 'name'
> & {
  readonly unit: Pick<UnitRisk['unit'], '_id'>;
};

const isHigh = ({ ratings }: RatedUnit, riskType: RiskType): boolean =>
  ratings.some((rating) => rating.riskType === riskType && rating.residualLevel === 'high');

/** Groups the High risks of a farm by the mitigations that would lower them, those lowered most first. */
export function highRisksLowered(
  units: readonly RatedUnit[],
): ReadonlyMap<Mitigation, readonly LoweredRisk[]> {
  const lowered = new Map<Mitigation, LoweredRisk[]>();
  for (const risk of units)
    for (const { mitigation, lowers } of helpfulMitigations(
      { facts: risk.facts, assessment: risk },
      risk.choices,
    ))
      for (const { riskType, from, to } of lowers)
        if (isHigh(risk, riskType)) {
          const known = lowered.get(mitigation) ?? [];
          lowered.set(mitigation, known);
          known.push({ unitId: risk.unit._id, unitName: risk.name, riskType, points: from - to });
        }
  for (const risks of lowered.values()) risks.sort((one, other) => other.points - one.points);
  return lowered;
}

/** Proposed action, with the High risks of this farm that it would lower. */
export interface Proposal {
  readonly action: SectionAction;
  readonly lowers: readonly LoweredRisk[];
}

const worthOf = ({ lowers }: Proposal): number => lowers.reduce((sum, { points }) => sum + points, 0);

/** Sorts the catalogue's actions for proposal: those that lower a High risk of the farm first, then in the catalogue's order. */
export const proposalsOf = (
  actions: readonly SectionAction[],
  lowered: ReadonlyMap<Mitigation, readonly LoweredRisk[]>,
): readonly Proposal[] =>
  actions
    .map((action) => ({
      action,
      lowers: action.mitigation === undefined ? [] : (lowered.get(action.mitigation) ?? []),
    }))
    .toSorted((one, other) => worthOf(other) - worthOf(one));

const labels = new Map(riskTypes.map(({ key, label }) => [key, label.toLowerCase()]));

/** Formats why an action is proposed first: 'Lowers high erosion on Tops and 2 more'. Undefined when it lowers no High risk. */
export function sayLowered(lowers: readonly LoweredRisk[]): string | undefined {
  const [first, ...others] = lowers;
  if (!first) return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Lowers high ${labels.get(first.riskType) ?? ''} on ${first.unitName}${more}`;
}
