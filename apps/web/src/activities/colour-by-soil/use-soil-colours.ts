import type { FeatureReply } from '@tussock/contract';
import {
  kinds,
  NOT_TESTED,
  newestResults,
  soilBandOf,
  soilBands,
  soilTargetFor,
  type Analyte,
} from '@tussock/domain';
import { useMemo } from 'react';
import type { MapFeature } from '../../map/index.ts';
import { useSoilTests } from '../../record/index.ts';

/** Pixels: wide enough for a colour to be told on a line of a hundred metres. */
const COLOURED_WIDTH = '8';

/** The features of a map with transects in the colour of their newest result against its target. Null for no analyte. */
export function useSoilColours(
  {
    features,
    shapes,
  }: { readonly features: readonly FeatureReply[]; readonly shapes: readonly MapFeature[] },
  analyte: Analyte | null,
): readonly MapFeature[] {
  const tests = useSoilTests();
  return useMemo(() => {
    if (!analyte) return shapes;
    const newest = newestResults(tests, analyte.key);
    const grounds = new Map(
      features
        .filter(({ featureType }) => featureType === kinds.transect.wording.featureType)
        .map(({ _id, properties }) => [_id, properties]),
    );
    return shapes.map((shape) => {
      const ground = grounds.get(shape.id);
      if (!ground) return shape;
      const found = newest.get(shape.id);
      const { colour } = found
        ? soilBands[soilBandOf(analyte.key, found.result, soilTargetFor(analyte.key, ground))]
        : NOT_TESTED;
      return { ...shape, look: { ...shape.look, colour, width: COLOURED_WIDTH, solid: 'yes' } };
    });
  }, [analyte, tests, features, shapes]);
}
