import { isPolygonal, type Geometry, type PolygonalGeometry } from '@tussock/geometry';
import { kindByFeatureType, type Attributes } from '../../derive/any-kind.ts';
import { uncheckedOf, valuesOf, type UncheckedOf, type ValuesOf } from '../../derive/values-of.ts';
import { kinds } from '../../kinds/registry.ts';
import { isRemoved } from '../../derive/is-removed.ts';
import type { PlanInfo } from '../../plan/plan-info.ts';

/** A feature of a plan as figures of a season need it. */
export interface FarmFeature {
  readonly _id: string;
  readonly featureType: string;
  readonly geometry: Geometry;
  readonly properties: Attributes;
  readonly areaHectares: number | null;
}

/** What figures of fertiliser are made from. */
export interface FertiliserPlan {
  readonly info: Partial<PlanInfo>;
  /** Every feature of the plan by its id: applications point at them. */
  readonly features: ReadonlyMap<string, FarmFeature>;
  readonly applications: readonly FarmFeature[];
  /** Those that stand, and no two of them on one ground; the same of land units. */
  readonly paddocks: readonly FarmFeature[];
  readonly landUnits: readonly FarmFeature[];
  /** The pieces of the boundary, which do not touch each other. */
  readonly blocks: readonly PolygonalGeometry[];
}

/** The ground of a feature; null for a line or a point. */
export const polygonalOf = ({ geometry }: Pick<FarmFeature, 'geometry'>): PolygonalGeometry | null =>
  isPolygonal(geometry) ? geometry : null;

/** What a feature is called, or what it is where it has no name. */
export function nameOfFeature({ featureType, properties }: FarmFeature): string {
  const kind = kindByFeatureType(featureType);
  return kind?.label(properties) || (kind?.names.singular ?? 'Feature');
}

type PaddockValues = ValuesOf<typeof kinds.paddock>;

/** What is recorded of a paddock. */
export const paddockValues = ({ properties }: FarmFeature): PaddockValues =>
  valuesOf(kinds.paddock, properties);

/** What stands under the keys of an application, stored or half filled in. */
export const applicationValues = (properties: Attributes): UncheckedOf<typeof kinds.fertiliser> =>
  uncheckedOf(kinds.fertiliser, properties);

const GRAZED_CROP_USES: ReadonlySet<PaddockValues['cropUse']> = new Set([
  'grazedInSitu',
  'grazingAndCutting',
] as const);

/** Whether stock graze a paddock: pasture, and crops that are grazed where they stand. One that is only planned is not grazed yet. */
export function isGrazed(paddock: FarmFeature): boolean {
  const { status, use, winterGrazing, cropUse } = paddockValues(paddock);
  if (isRemoved(paddock.properties) || status === 'planned') return false;
  return (
    use === 'pasture' ||
    use === 'pastureThenCrop' ||
    (use === 'crop' && (winterGrazing === true || GRAZED_CROP_USES.has(cropUse)))
  );
}
