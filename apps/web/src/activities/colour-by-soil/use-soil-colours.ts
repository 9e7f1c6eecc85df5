import type { FeatureReply } from '@tussock/contract';
import { kinds, newestResults, SOIL_BAND_WIDTH, soilLookOf, type Analyte } from '@tussock/domain';
import { useMemo } from 'react';
import type { MapFeature } from '../../map/index.ts';
import { useSoilTests } from '../../sync/index.ts';

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
      const { colour } = soilLookOf(analyte.key, newest.get(shape.id), ground);
      return { ...shape, look: { ...shape.look, colour, width: `${SOIL_BAND_WIDTH}`, solid: 'yes' } };
    });
  }, [analyte, tests, features, shapes]);
}
