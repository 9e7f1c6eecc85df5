import type { Bounds, Geometry } from '@tussock/geometry';
import type { MappedStream } from '../first-draft/index.ts';
import type { KindId } from '../kinds/registry.ts';
import type { LandFeature } from '../risk/land-risk.ts';

/** Rivers and streams of the map, and the box in which all of them are known. */
export interface KnownStreams {
  readonly lines: readonly MappedStream[];
  readonly within: Bounds;
}

/** A plan as something that is drawn on it is surrounded by it. */
export interface PlanAround {
  /** All features; the one that is asked about may be among them. */
  readonly features: readonly LandFeature[];
  /** Null while it is not known where they run. */
  readonly streams: KnownStreams | null;
}

/** What is surrounded: it may be as a form holds it that is not saved yet. */
export interface PlaceAsked {
  readonly _id?: string | undefined;
  readonly geometry: Geometry;
  readonly areaHectares: number | null;
}

interface KindOfFeature {
  readonly id: KindId;
  readonly wording: { readonly featureType: string };
}

/** The features of some kinds. */
export const ofKinds = (
  features: readonly LandFeature[],
  kinds: readonly KindOfFeature[],
): readonly LandFeature[] => {
  const types = new Set(kinds.map(({ wording }) => wording.featureType));
  return features.filter(({ featureType }) => types.has(featureType));
};
