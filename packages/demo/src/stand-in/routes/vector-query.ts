import type { Coordinate } from '../../cadastre/coordinate.ts';
import { circleBounds, distanceMetres } from '../layers/shapes.ts';
import type { SurveyLayer } from '../layers/survey-layer.ts';
import { jsonReply, textReply, type Reply, type StandInRequest } from '../reply.ts';

/** The real defaults are not published; these are what its own example page fills in. */
const DEFAULT_RESULTS = 3;
const MOST_RESULTS = 100;
const DEFAULT_RADIUS_METRES = 10000;

const readNumber = (text: string | null, otherwise: number) => (text === null ? otherwise : Number(text));

/** Features at or near a point, nearest first, for each layer asked for. A layer that does not exist is left out. */
export function answerVectorQuery(
  layers: ReadonlyMap<number, SurveyLayer>,
  { query }: StandInRequest,
): Reply {
  const point: Coordinate = [readNumber(query.get('x'), NaN), readNumber(query.get('y'), NaN)];
  const radius = readNumber(query.get('radius'), DEFAULT_RADIUS_METRES);
  const wanted = readNumber(query.get('max_results'), DEFAULT_RESULTS);
  const isReadable = [...point, radius, wanted].every(Number.isFinite) && radius >= 0 && wanted >= 1;
  const ids = query.getAll('layer');
  if (!ids.length || !isReadable) return textReply(400, 'Bad request: layer, x and y are needed.');
  const ask = {
    point,
    radius,
    limit: Math.min(MOST_RESULTS, Math.floor(wanted)),
    withGeometry: query.get('geometry') === 'true',
  };
  const found = ids.flatMap((id) => {
    const layer = layers.get(Number(id));
    return layer ? [[id, nearest(layer, ask)] as const] : [];
  });
  return jsonReply({ vectorQuery: { layers: Object.fromEntries(found) } });
}

interface Ask {
  point: Coordinate;
  radius: number;
  limit: number;
  withGeometry: boolean;
}

function nearest(layer: SurveyLayer, { point, radius, limit, withGeometry }: Ask) {
  const features = layer
    .search(circleBounds(point, radius))
    .map((feature) => ({ feature, distance: distanceMetres(point, feature.geometry) }))
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance || Number(a.feature.id) - Number(b.feature.id))
    .slice(0, limit)
    .map(({ feature, distance }) => ({
      type: feature.type,
      id: feature.id,
      ...(withGeometry ? { geometry: feature.geometry } : {}),
      properties: feature.properties,
      distance: Math.round(distance * 100) / 100,
    }));
  return { type: 'FeatureCollection', features };
}
