import type { RecordFeature } from '../../../platform/map-files/features-of-record.ts';
import { type Geometry, type PolygonRings, type Position } from '@tussock/geometry';
import {
  cellsOf,
  textBytes,
  WRITTEN_HEADERS,
  xmlText,
  type WriteFormat,
} from '../../../platform/map-files/writing.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const places = (line: readonly Position[]): string => line.map(([x, y]) => `${x},${y}`).join(' ');
const ring = (name: string, line: readonly Position[]): string =>
  `<${name}><LinearRing><coordinates>${places(line)}</coordinates></LinearRing></${name}>`;
const polygon = ([outline = [], ...holes]: PolygonRings): string =>
  `<Polygon>${ring('outerBoundaryIs', outline)}${holes.map((hole) => ring('innerBoundaryIs', hole)).join('')}</Polygon>`;
const line = (positions: readonly Position[]): string =>
  `<LineString><coordinates>${places(positions)}</coordinates></LineString>`;
const many = (parts: readonly string[]): string => `<MultiGeometry>${parts.join('')}</MultiGeometry>`;

function kmlShape(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return `<Point><coordinates>${places([geometry.coordinates])}</coordinates></Point>`;
    case 'LineString':
      return line(geometry.coordinates);
    case 'MultiLineString':
      return many(geometry.coordinates.map(line));
    case 'Polygon':
      return polygon(geometry.coordinates);
    case 'MultiPolygon':
      return many(geometry.coordinates.map(polygon));
  }
}

const OPAQUE = 255;
const hex = (share: number): string =>
  Math.round(share * OPAQUE)
    .toString(16)
    .padStart(2, '0');
/** A colour as KML writes it: opacity, blue, green, red. */
const kmlColour = (colour: string, opacity = 1): string => {
  const [, red = '00', green = '00', blue = '00'] = /^#(..)(..)(..)$/.exec(colour.toLowerCase()) ?? [];
  return hex(opacity) + blue + green + red;
};

/** The colour that a feature is drawn in. */
const colourOf = ({ kind, attributes }: RecordFeature): string =>
  kind.lookOf?.(attributes).colour ?? kind.style.colour;
/** The name of its style: that of its kind, and where it has a colour of its own, one for that. */
const styleOf = (feature: RecordFeature): string => {
  const colour = colourOf(feature);
  return colour === feature.kind.style.colour
    ? feature.kind.id
    : `${feature.kind.id}-${colour.replace('#', '')}`;
};

const styleXml = (feature: RecordFeature): string => {
  const { width, fillOpacity = 0 } = feature.kind.style;
  const colour = colourOf(feature);
  const line = `<color>${kmlColour(colour)}</color>`;
  return `<Style id="${styleOf(feature)}"><IconStyle>${line}</IconStyle><LineStyle>${line}<width>${width}</width></LineStyle><PolyStyle><color>${kmlColour(colour, fillOpacity)}</color></PolyStyle></Style>`;
};

/** Each style of some features once. */
const stylesXml = (features: readonly RecordFeature[]): string =>
  [...new Set(features.map(styleXml))].join('');

const nameOf = ({ kind, attributes }: RecordFeature): string => kind.label(attributes);

/** KML with a folder and a style of each kind; every value is in the extended data of its placemark. */
export const writeKml: WriteFormat = ({ farm, layers, names }) => {
  const datum = (key: string, value: string): string =>
    `<Data name="${xmlText(key)}"><value>${xmlText(value)}</value></Data>`;
  const placemark = (feature: RecordFeature): string => {
    const cells = cellsOf(feature, names).flatMap(([{ key }, cell]) =>
      cell === null || key === 'name' ? [] : [datum(key, String(cell))],
    );
    const data = [
      datum(WRITTEN_HEADERS.id, feature.id),
      datum(WRITTEN_HEADERS.kind, feature.kind.names.singular),
      ...cells,
    ];
    return `<Placemark><name>${xmlText(nameOf(feature))}</name><styleUrl>#${styleOf(feature)}</styleUrl><ExtendedData>${data.join('')}</ExtendedData>${kmlShape(feature.geometry)}</Placemark>`;
  };
  const folders = layers.map(
    ({ kind, features }) =>
      `<Folder><name>${xmlText(kind.names.plural)}</name>${features.map(placemark).join('\n')}</Folder>`,
  );
  return textBytes(
    `${HEAD}<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${xmlText(farm)}</name>${stylesXml(layers.flatMap(({ features }) => features))}${folders.join('\n')}</Document></kml>\n`,
  );
};

const at = ([longitude, latitude]: Position): string => `lat="${latitude}" lon="${longitude}"`;
const segment = (positions: readonly Position[]): string =>
  `<trkseg>${positions.map((one) => `<trkpt ${at(one)}/>`).join('')}</trkseg>`;

/** The lines of a shape that GPX can hold: of an area, its outlines. */
function linesOf(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'Point') return [];
  if (geometry.type === 'LineString') return [geometry.coordinates];
  if (geometry.type === 'MultiLineString') return geometry.coordinates;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map(([outline = []]) => outline);
}

/** GPX 1.1: points as waypoints, lines and the outlines of areas as tracks. Waypoints stand before tracks. */
export const writeGpx: WriteFormat = ({ farm, layers }) => {
  const all = layers.flatMap(({ features }) => features);
  const named = (feature: RecordFeature): string =>
    `<name>${xmlText(nameOf(feature))}</name><type>${xmlText(feature.kind.names.singular)}</type>`;
  const points = all.flatMap((feature) =>
    feature.geometry.type === 'Point'
      ? [`<wpt ${at(feature.geometry.coordinates)}>${named(feature)}</wpt>`]
      : [],
  );
  const tracks = all
    .filter(({ geometry }) => geometry.type !== 'Point')
    .map((feature) => `<trk>${named(feature)}${linesOf(feature.geometry).map(segment).join('')}</trk>`);
  return textBytes(
    `${HEAD}<gpx version="1.1" creator="Tussock" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>${xmlText(farm)}</name></metadata>\n${[...points, ...tracks].join('\n')}\n</gpx>\n`,
  );
};
