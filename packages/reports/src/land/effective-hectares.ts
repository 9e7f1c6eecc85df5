import { exactSum, halfUp, kinds } from '@tussock/domain';
import { toHectares } from '@tussock/geometry';
import type { ReportContent, ReportFeature } from '../report-input.ts';

/** Effective hectares of a farm, and where they are from in words; null where there are none. */
export interface EffectiveHectares {
  readonly hectares: number | null;
  readonly from: string;
}

const HUNDREDTHS = 2;

/** Paddocks that are there and not retired. */
const isFarmed = ({ kindId, attributes }: ReportFeature): boolean =>
  kindId === kinds.paddock.id &&
  (attributes['status'] ?? 'existing') === 'existing' &&
  attributes['use'] !== 'retired';

const hectaresOf = ({ attributes, areaM2 }: ReportFeature): number => {
  const effective = attributes['effectiveHa'];
  return typeof effective === 'number' ? effective : toHectares(areaM2 ?? 0);
};

/** Over paddocks, the effective area where it is recorded, else the mapped one; without a paddock, the land within the boundary. */
export function effectiveHectares({
  features,
  plan,
}: Pick<ReportContent, 'features' | 'plan'>): EffectiveHectares {
  const paddocks = features.filter(isFarmed);
  if (paddocks.length > 0) {
    const hectares = halfUp(
      exactSum(paddocks, (paddock) => hectaresOf(paddock)),
      HUNDREDTHS,
    );
    return { hectares, from: 'paddocks that are not retired: their effective area, else the mapped one' };
  }
  if (plan.areaHectares !== null)
    return { hectares: plan.areaHectares, from: 'the land within the boundary, as no paddock is drawn' };
  return { hectares: null, from: 'no boundary and no paddock is drawn' };
}
