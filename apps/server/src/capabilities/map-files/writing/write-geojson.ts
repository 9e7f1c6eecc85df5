import { isPolygonal, windRings } from '@tussock/geometry';
import { textBytes, WRITTEN_HEADERS, type WriteFormat } from '../../../platform/map-files/writing.ts';

/** GeoJSON by RFC 7946: values as they are stored, by the keys of their fields. */
export const writeGeoJson: WriteFormat = ({ layers }) =>
  textBytes(
    JSON.stringify({
      type: 'FeatureCollection',
      features: layers.flatMap(({ kind, features }) =>
        features.map(({ id, geometry, attributes, measures }) => ({
          type: 'Feature',
          id,
          geometry: isPolygonal(geometry) ? windRings(geometry) : geometry,
          properties: { [WRITTEN_HEADERS.kind]: kind.names.singular, ...attributes, ...measures },
        })),
      ),
    }),
  );
