/** Value found around a feature, with an explanation of what was found. */
export interface FoundAround {
  readonly value: number;
  readonly help: string;
}

/** Surroundings of a feature, each computed only when a figure needs it; undefined while unknown. */
export interface Surroundings {
  /** Effective area in hectares: without tracks, buildings and ponds. */
  readonly effectiveHectares: () => FoundAround | undefined;
  /** Percentage of its edge with a fence along it, as a whole number; 100 only when no part is open. */
  readonly edgeFencedPercent: () => FoundAround | undefined;
  /** Distance in whole metres to the nearest water on the map: a river, stream, drain, dam, pond or wetland. */
  readonly metresToWater: () => FoundAround | undefined;
  /** Distance in whole metres to the nearest bore on the map. */
  readonly metresToBore: () => FoundAround | undefined;
  /** Distance in whole metres to the boundary of the farm. */
  readonly metresToBoundary: () => FoundAround | undefined;
  /** Least distance in metres to the nearest place of cultural significance, in wide steps so that it does not give the place away. */
  readonly metresToCulturalPlace: () => FoundAround | undefined;
}
