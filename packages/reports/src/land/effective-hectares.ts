import { exactQuotient, exactSum, isThere, kinds } from '@tussock/domain';
import type { ReportContent, ReportFeature } from '../report-input.ts';

/** Effective hectares of a farm, not rounded, and where they are from in words; null where there are none. */
export interface EffectiveHectares {
  readonly hectares: number | null;
  readonly from: string;
}

const SQUARE_METRES = 10_000;

/** Paddocks that are there and not retired. */
const isFarmed = (feature: ReportFeature): boolean =>
  feature.kindId === kinds.paddock.id &&
  isThere(feature.attributes) &&
  feature.attributes['use'] !== 'retired';

const hectaresOf = ({ attributes, areaM2 }: ReportFeature) => {
  const effective = attributes['effectiveHa'];
  return typeof effective === 'number' ? effective : exactQuotient(areaM2 ?? 0, SQUARE_METRES);
};

/** Over paddocks, the effective area where it is recorded, else the mapped one; without a paddock, the land within the boundary. */
export function effectiveHectares({
  features,
  plan,
}: Pick<ReportContent, 'features' | 'plan'>): EffectiveHectares {
  const paddocks = features.filter(isFarmed);
  if (paddocks.length > 0) {
    const hectares = exactSum(paddocks, hectaresOf).toNumber();
    return { hectares, from: 'paddocks that are not retired: their effective area, else the mapped one' };
  }
  if (plan.areaHectares !== null)
    return { hectares: plan.areaHectares, from: 'the land within the boundary, as no paddock is drawn' };
  return { hectares: null, from: 'no boundary and no paddock is drawn' };
}
