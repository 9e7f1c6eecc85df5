import {
  areaSquareMetres,
  isPolygonal,
  atOnce,
  sharesOfAreaInSteps,
  type Geometry,
  type PolygonalGeometry,
  type Steps,
} from '@tussock/geometry';
import { isThere } from '../derive/is-removed.ts';
import { shareOut } from '../fertiliser/share-out.ts';
import { kinds } from '../kinds/registry.ts';

/** Kinds of structures and storages whose ground grows nothing. */
export const builtKinds = [kinds.building, kinds.storageArea, kinds.dam, kinds.effluent] as const;

/** Land covers of a farm, in order of precedence: ground under two of them counts for the first. */
const covers = [
  { key: 'paddocks', label: 'Paddocks', kinds: [kinds.paddock] },
  { key: 'nature', label: 'Bush and wetland', kinds: [kinds.ecosystem] },
  {
    key: 'built',
    label: 'Buildings and ponds',
    kinds: builtKinds,
  },
] as const;

export type LandCover = (typeof covers)[number]['key'] | 'notDrawn';

/** Area of a farm under one cover. */
export interface CoverShare {
  readonly cover: LandCover;
  readonly label: string;
  /** Hectares to two decimals; all shares add up to the area of the boundary. */
  readonly hectares: number;
}

export interface LandBalance {
  readonly hectares: number;
  /** Shares above zero, in the order of the land covers; the last is ground without a feature. */
  readonly shares: readonly CoverShare[];
}

interface DrawnFeature {
  readonly featureType: string;
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, unknown>>;
}

const HUNDREDTH = 0.01;
const SQUARE_METRES = 10_000;

/**
 * Computes the land balance: the area within the boundary by land cover, in hectares that add up to its area of record. Planned and removed
 * features do not count; ground under two features counts once. Null without a boundary.
 */
export const landBalance = (
  boundary: readonly PolygonalGeometry[],
  features: readonly DrawnFeature[],
): LandBalance | null => atOnce(landBalanceInSteps(boundary, features));

/** Same as `landBalance`, in steps, so that the page stays responsive. */
export function* landBalanceInSteps(
  boundary: readonly PolygonalGeometry[],
  features: readonly DrawnFeature[],
): Steps<LandBalance | null> {
  if (boundary.length === 0) return null;
  const drawn = features.filter(({ properties }) => isThere(properties));
  const groups = covers.map(({ kinds: ofCover }) => {
    const types: ReadonlySet<string> = new Set(ofCover.map(({ wording }) => wording.featureType));
    return drawn.flatMap(({ featureType, geometry }) =>
      types.has(featureType) && isPolygonal(geometry) ? [geometry] : [],
    );
  });
  const hectares = boundary.reduce((sum, block) => sum + areaSquareMetres(block), 0) / SQUARE_METRES;
  // Shared out, so that they add up to the last digit shown.
  const parts = shareOut(hectares, yield* sharesOfAreaInSteps(boundary, groups), 2);
  const all = [...covers, { key: 'notDrawn', label: 'Not drawn yet' } as const];
  return {
    hectares,
    shares: all.flatMap(({ key: cover, label }, index) => {
      const part = parts[index] ?? 0;
      return part >= HUNDREDTH ? [{ cover, label, hectares: part }] : [];
    }),
  };
}
