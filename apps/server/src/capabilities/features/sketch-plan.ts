import type { PlanSketch } from '@tussock/contract';
import { isRemoved, kindByFeatureType } from '@tussock/domain';
import {
  bounds,
  isPolygonal,
  polygonsOf,
  sketchedLine,
  unionBounds,
  type Bounds,
  type Geometry,
  type PolygonalGeometry,
} from '@tussock/geometry';
import type { Services } from '../../services.ts';
import { findLayer } from '../cadastral/index.ts';
import { findLargestFeatures, type FeatureRow } from './feature-store.ts';
import { presentFeature } from './present-feature.ts';

/** Most things of a sketch: a farm of a few hundred is whole in it, of ten thousand nobody would see more. */
const MOST_FEATURES = 1200;

type Sketched = PlanSketch['features'][number];

const areasOf = (geometry: PolygonalGeometry, box: Bounds): NonNullable<Sketched['areas']> =>
  polygonsOf(geometry).map((rings) => rings.map((ring) => [...sketchedLine(ring, box)]));

function shapeOf(geometry: Geometry, box: Bounds): Pick<Sketched, 'areas' | 'lines' | 'point'> {
  if (isPolygonal(geometry)) return { areas: areasOf(geometry, box) };
  if (geometry.type === 'Point') return { point: [...sketchedLine([geometry.coordinates], box)] };
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  return { lines: lines.map((line) => [...sketchedLine(line, box)]) };
}

function sketched(row: FeatureRow, box: Bounds): readonly Sketched[] {
  const { featureType, geometry, properties } = presentFeature(row);
  const kind = kindByFeatureType(featureType);
  if (!kind || isRemoved(properties)) return [];
  const name = kind.label(properties);
  const look = kind.lookOf?.(properties) ?? {};
  return [
    {
      featureType,
      ...(name === '' ? {} : { name }),
      ...(Object.keys(look).length === 0 ? {} : { look: { ...look } }),
      ...shapeOf(geometry, box),
    },
  ];
}

/** How a plan looks, for a first picture over a slow line. */
export async function sketchPlan({ database: { db } }: Services, planId: string): Promise<PlanSketch> {
  const [boundary, rows] = await Promise.all([
    findLayer(db, planId, 'boundary'),
    findLargestFeatures(db, planId, MOST_FEATURES),
  ]);
  const outlines = boundary.map(({ geojson }) => geojson as PolygonalGeometry); // written as such
  const shapes = [...outlines, ...rows.map(({ geojson }) => geojson as Geometry)]; // checked when it was written
  const box = unionBounds(shapes.map(bounds));
  if (!box) return { box: null, boundary: [], features: [] };
  return {
    box: [...box],
    boundary: outlines.flatMap((outline) => areasOf(outline, box)),
    features: rows.flatMap((row) => sketched(row, box)),
  };
}
