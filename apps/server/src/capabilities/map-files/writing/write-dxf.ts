import type { RecordFeature } from '../../../platform/map-files/features-of-record.ts';
import type { Geometry, Position, Projection } from '@tussock/geometry';
import { textBytes, type WriteFormat } from '../../../platform/map-files/writing.ts';
import { projectionOfPlan } from './metres-of-plan.ts';

/** A code and its value, on a line each, as drawings have everything. */
const pair = (code: number, value: string | number): string => `${code}\r\n${value}\r\n`;
const DECIMALS = 4;
const metres = (value: number): string => value.toFixed(DECIMALS);
/** A position in the metres of the farm's islands. */
type Place = readonly [number, number];
const place = ([east, north]: Place): string =>
  pair(10, metres(east)) + pair(20, metres(north)) + pair(30, '0.0');

/** What a layer of an old drawing may be called: no more than these. */
const layerName = ({ kind }: RecordFeature): string =>
  kind.names.plural.toUpperCase().replaceAll(/[^A-Z0-9_$-]+/g, '_');

const CLOSED = 1;
const OPEN = 0;
function polyline(layer: string, positions: readonly Place[], isClosed: boolean): string {
  const corners = isClosed ? positions.slice(0, -1) : positions;
  const vertices = corners.map((position) => pair(0, 'VERTEX') + pair(8, layer) + place(position));
  return `${pair(0, 'POLYLINE')}${pair(8, layer)}${pair(66, 1)}${pair(70, isClosed ? CLOSED : OPEN)}${vertices.join('')}${pair(0, 'SEQEND')}${pair(8, layer)}`;
}

function shape(layer: string, geometry: Geometry, toMetres: (position: Position) => Place): string {
  const line = (positions: readonly Position[], isClosed: boolean): string =>
    polyline(layer, positions.map(toMetres), isClosed);
  switch (geometry.type) {
    case 'Point':
      return pair(0, 'POINT') + pair(8, layer) + place(toMetres(geometry.coordinates));
    case 'LineString':
      return line(geometry.coordinates, false);
    case 'MultiLineString':
      return geometry.coordinates.map((one) => line(one, false)).join('');
    case 'Polygon':
      return geometry.coordinates.map((ring) => line(ring, true)).join('');
    case 'MultiPolygon':
      return geometry.coordinates.flatMap((rings) => rings.map((ring) => line(ring, true))).join('');
  }
}

/** DXF of release 12, which every drawing program reads: a layer of each kind, in metres of NZTM2000 or CITM2000. */
export const writeDxf: WriteFormat = (plan) => {
  const { forward }: Projection = projectionOfPlan(plan);
  const features = plan.layers.flatMap((layer) => layer.features);
  const entities = features.map((feature) => shape(layerName(feature), feature.geometry, forward)).join('');
  const head = `${pair(0, 'SECTION')}${pair(2, 'HEADER')}${pair(9, '$ACADVER')}${pair(1, 'AC1009')}${pair(0, 'ENDSEC')}`;
  return textBytes(
    `${head}${pair(0, 'SECTION')}${pair(2, 'ENTITIES')}${entities}${pair(0, 'ENDSEC')}${pair(0, 'EOF')}`,
  );
};
