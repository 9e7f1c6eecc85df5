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

/** What stands or is held on ground that grows nothing. */
export const builtKinds = [kinds.building, kinds.storageArea, kinds.dam, kinds.effluent] as const;

/** What takes up ground of a farm, in this order: of ground under two of them the first has it. */
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

/** How much of a farm something takes up. */
export interface CoverShare {
  readonly cover: LandCover;
  readonly label: string;
  /** To two decimals; all of them together are the area of the boundary. */
  readonly hectares: number;
}

export interface LandBalance {
  readonly hectares: number;
  /** Those that take up any, in the order of the land covers, and last what is not drawn yet. */
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
 * What the ground within a boundary is drawn as, in hectares that add up to its area of record. Planned and removed features take up
 * nothing; ground under two counts once. Null without a boundary.
 */
export const landBalance = (
  boundary: readonly PolygonalGeometry[],
  features: readonly DrawnFeature[],
): LandBalance | null => atOnce(landBalanceInSteps(boundary, features));

/** The same in steps, for a page that has other things to do meanwhile. */
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
