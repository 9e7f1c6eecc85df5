import { exactQuotient, exactSum, isThere, kinds } from '@tussock/domain';
import type { ReportContent, ReportFeature } from '../report-input.ts';

/** Effective hectares of a farm, unrounded, with a text on their source; null when there are none. */
export interface EffectiveHectares {
  readonly hectares: number | null;
  readonly from: string;
}

const SQUARE_METRES = 10_000;

/** Checks for an existing paddock that is not retired. */
const isFarmed = (feature: ReportFeature): boolean =>
  feature.kindId === kinds.paddock.id &&
  isThere(feature.attributes) &&
  feature.attributes['use'] !== 'retired';

const hectaresOf = ({ attributes, areaM2 }: ReportFeature) => {
  const effective = attributes['effectiveHa'];
  return typeof effective === 'number' ? effective : exactQuotient(areaM2 ?? 0, SQUARE_METRES);
};

/**
 * Sums the effective hectares of paddocks: the recorded effective area, else the mapped one. Without paddocks, the land within the
 * boundary.
 */
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
