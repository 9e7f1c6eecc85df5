import type { Bounds, Geometry, PolygonalGeometry } from '@tussock/geometry';
import type { MappedStream } from '../first-draft/index.ts';
import type { KindId } from '../kinds/registry.ts';
import type { LandFeature } from '../risk/land-risk.ts';

/** Rivers and streams of the map, and the box within which all of them are known. */
export interface KnownStreams {
  readonly lines: readonly MappedStream[];
  readonly within: Bounds;
}

/** Plan data from which a feature's surroundings are computed. */
export interface PlanAround {
  /** All features; the one in question may be among them. */
  readonly features: readonly LandFeature[];
  /** Known streams; null while they are not loaded. */
  readonly streams: KnownStreams | null;
  /** Blocks of the boundary; none while there is no boundary. */
  readonly boundary: readonly PolygonalGeometry[];
}

/** Feature whose surroundings are computed; it may be an unsaved one from a form. */
export interface PlaceAsked {
  readonly _id?: string | undefined;
  readonly geometry: Geometry;
  readonly areaHectares: number | null;
}

interface KindOfFeature {
  readonly id: KindId;
  readonly wording: { readonly featureType: string };
}

/** Filters the features of some kinds. */
export const ofKinds = (
  features: readonly LandFeature[],
  kinds: readonly KindOfFeature[],
): readonly LandFeature[] => {
  const types = new Set(kinds.map(({ wording }) => wording.featureType));
  return features.filter(({ featureType }) => types.has(featureType));
};
