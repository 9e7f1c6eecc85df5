import type { PlanSketch } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';
import {
  lineOfSketch,
  polygonalFrom,
  type Bounds,
  type Geometry,
  type PolygonRings,
} from '@tussock/geometry';
import type { MapFeature, MapShape, MapSketch } from '../../map/index.ts';

type SketchedFeature = PlanSketch['features'][number];

/** Enough to tell one from the other: what is sketched is not chosen. */
const idOf = (index: number): string => `sketch-${index}`;

function geometryOf({ areas = [], lines = [], point }: SketchedFeature, box: Bounds): Geometry | null {
  const [at] = point ? lineOfSketch(point, box) : [];
  if (at) return { type: 'Point', coordinates: at };
  if (lines.length > 0)
    return { type: 'MultiLineString', coordinates: lines.map((line) => lineOfSketch(line, box)) };
  return polygonalFrom(areas.map((rings) => ringsOf(rings, box)));
}

const ringsOf = (rings: readonly (readonly number[])[], box: Bounds): PolygonRings =>
  rings.map((ring) => lineOfSketch(ring, box));

/** The shapes of a sketch, as a map draws them. */
export function sketchShapes({ box, boundary, features }: PlanSketch): MapSketch {
  if (!box) return { boundary: [], features: [] };
  return {
    boundary: boundary.flatMap((rings, index): MapShape[] => {
      const geometry = polygonalFrom([ringsOf(rings, box)]);
      return geometry ? [{ id: idOf(index), geometry }] : [];
    }),
    features: features.flatMap((feature, index): MapFeature[] => {
      const [kind, geometry] = [kindByFeatureType(feature.featureType), geometryOf(feature, box)];
      if (!kind || !geometry) return [];
      const { name = '', look = {} } = feature;
      return [{ id: idOf(index), kind, name, geometry, look, isRemoved: false }];
    }),
  };
}
