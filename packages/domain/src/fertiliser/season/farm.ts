import { isPolygonal, type Geometry, type PolygonalGeometry } from '@tussock/geometry';
import { kindByFeatureType, type Attributes } from '../../derive/any-kind.ts';
import { uncheckedOf, valuesOf, type UncheckedOf, type ValuesOf } from '../../derive/values-of.ts';
import { kinds } from '../../kinds/registry.ts';
import { isRemoved } from '../../derive/is-removed.ts';
import type { PlanInfo } from '../../plan/plan-info.ts';

/** Feature of a plan, with what a season's figures need. */
export interface FarmFeature {
  readonly _id: string;
  readonly featureType: string;
  readonly geometry: Geometry;
  readonly properties: Attributes;
  readonly areaHectares: number | null;
}

/** Plan data from which fertiliser figures are computed. */
export interface FertiliserPlan {
  readonly info: Partial<PlanInfo>;
  /** Features of the plan by id; applications refer to them. */
  readonly features: ReadonlyMap<string, FarmFeature>;
  readonly applications: readonly FarmFeature[];
  /** Existing paddocks, of which no two cover the same ground; the same holds for land units. */
  readonly paddocks: readonly FarmFeature[];
  readonly landUnits: readonly FarmFeature[];
  /** Blocks of the boundary, which do not touch each other. */
  readonly blocks: readonly PolygonalGeometry[];
}

/** Polygon of a feature; null for a line or a point. */
export const polygonalOf = ({ geometry }: Pick<FarmFeature, 'geometry'>): PolygonalGeometry | null =>
  isPolygonal(geometry) ? geometry : null;

/** Display name of a feature; the name of its kind when it has none. */
export function nameOfFeature({ featureType, properties }: FarmFeature): string {
  const kind = kindByFeatureType(featureType);
  return kind?.label(properties) || (kind?.names.singular ?? 'Feature');
}

type PaddockValues = ValuesOf<typeof kinds.paddock>;

/** Recorded attributes of a paddock. */
export const paddockValues = ({ properties }: FarmFeature): PaddockValues =>
  valuesOf(kinds.paddock, properties);

/** Attributes of an application, stored or half filled in. */
export const applicationValues = (properties: Attributes): UncheckedOf<typeof kinds.fertiliser> =>
  uncheckedOf(kinds.fertiliser, properties);

const GRAZED_CROP_USES: ReadonlySet<PaddockValues['cropUse']> = new Set([
  'grazedInSitu',
  'grazingAndCutting',
] as const);

/** Checks whether a paddock is grazed: existing pasture, and crops grazed in place. A planned paddock is not grazed yet. */
export function isGrazed(paddock: FarmFeature): boolean {
  const { status, use, winterGrazing, cropUse } = paddockValues(paddock);
  if (isRemoved(paddock.properties) || status === 'planned') return false;
  return (
    use === 'pasture' ||
    use === 'pastureThenCrop' ||
    (use === 'crop' && (winterGrazing === true || GRAZED_CROP_USES.has(cropUse)))
  );
}
