/** What was found around a feature, and in words what that was. */
export interface FoundAround {
  readonly value: number;
  readonly help: string;
}

/** What lies around a feature, each asked for where a figure wants it; undefined while it is not known. */
export interface Surroundings {
  /** Hectares of it that neither tracks nor buildings and ponds take. */
  readonly effectiveHectares: () => FoundAround | undefined;
  /** Whole percent of its edge that a fence stands along; 100 only where nothing is open. */
  readonly edgeFencedPercent: () => FoundAround | undefined;
  /** Whole metres to the nearest water of the map, of which none is too many. */
  readonly metresToWater: () => FoundAround | undefined;
}
