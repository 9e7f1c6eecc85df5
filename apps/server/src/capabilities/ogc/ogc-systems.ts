import {
  fromNewZealandTransverseMercator,
  storedLongitude,
  toNewZealandTransverseMercator,
  type Position,
} from '@tussock/geometry';

/** A coordinate reference system of OGC API – Features. */
export interface OgcSystem {
  readonly uri: string;
  /** From longitude and latitude to coordinates in the order of axes that the system's authority declares. */
  readonly write: (position: Position) => Position;
  /** From longitude and latitude to a plane in which boxes of this system have straight sides: [x, y]. */
  readonly toPlane: (position: Position) => Position;
  readonly fromPlane: (place: Position) => Position;
  /** From a pair of coordinates in the declared order to the plane. */
  readonly planeOf: (first: number, second: number) => Position;
  /** Whether a box may reach over the antimeridian, with its west greater than its east. */
  readonly isInDegrees: boolean;
}

/** Degrees have no finer decimals in our data; of metres a tenth of a millimetre is enough. */
const METRE_DECIMALS = 10_000;
const rounded = (metres: number): number => Math.round(metres * METRE_DECIMALS) / METRE_DECIMALS;

const degrees = (uri: string, isLatitudeFirst: boolean): OgcSystem => {
  const ordered = (first: number, second: number): Position =>
    isLatitudeFirst ? [second, first] : [first, second];
  return {
    uri,
    write: ([longitude, latitude]) => ordered(longitude, latitude),
    toPlane: (position) => position,
    fromPlane: (place) => place,
    planeOf: ordered,
    isInDegrees: true,
  };
};

/** Longitude and latitude in this order: the system of GeoJSON, of what is stored, and of every answer where none is asked for. */
export const CRS84 = degrees('http://www.opengis.net/def/crs/OGC/1.3/CRS84', false);

const epsg = (code: number): string => `http://www.opengis.net/def/crs/EPSG/0/${code}`;

/** NZTM2000. Its authority declares northing before easting. */
const nztm: OgcSystem = {
  uri: epsg(2193),
  write: (position) => {
    const [easting, northing] = toNewZealandTransverseMercator(position);
    return [rounded(northing), rounded(easting)];
  },
  toPlane: toNewZealandTransverseMercator,
  fromPlane: (place) => {
    const [longitude, latitude] = fromNewZealandTransverseMercator([place[0], place[1]]);
    return [storedLongitude(longitude), latitude];
  },
  planeOf: (northing, easting) => [easting, northing],
  isInDegrees: false,
};

/**
 * Systems in which features are given, the stored one first. NZGD2000 (4167) and WGS 84 (4326) are taken for one and the same, as everywhere in the
 * product; both have latitude first.
 */
export const ogcSystems: readonly OgcSystem[] = [
  CRS84,
  nztm,
  degrees(epsg(4167), true),
  degrees(epsg(4326), true),
];

export const ogcSystem = (uri: string): OgcSystem | undefined =>
  ogcSystems.find((system) => system.uri === uri);
