import { circuitsOf1949, circuitsOf2000, type MeridionalCircuit } from './meridional-circuits.ts';

/** Coordinate system of imported files. */
export interface CoordinateSystem {
  /** EPSG number. */
  readonly id: number;
  readonly label: string;
  /** Definition in PROJ's notation. */
  readonly definition: string;
  /** True for longitude and latitude, false for metres of a projection. */
  readonly isInDegrees: boolean;
}

const GRS80 = '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0';
/** Seven-parameter transformation of LINZS25000 from NZGD1949 to NZGD2000: accurate to 4 m, where a grid would give 0.2 m. */
const NZGD1949 = '+ellps=intl +towgs84=59.47,-5.04,187.44,0.47,-0.1,1.024,-4.5993';

const inMetres = (id: number, label: string, definition: string): CoordinateSystem => ({
  id,
  label,
  definition: `${definition} +units=m +no_defs`,
  isInDegrees: false,
});
const inDegrees = (id: number, label: string, definition: string): CoordinateSystem => ({
  id,
  label,
  definition: `+proj=longlat ${definition} +no_defs`,
  isInDegrees: true,
});

/** EPSG number of the Bluff circuit, whose origin was 3 m further east and less than a metre further south than the others of its time. */
const BLUFF_1949 = 27232;
const circuit =
  (datum: 'NZGD2000' | 'NZGD1949') =>
  ([id, name, latitude, longitude, scale = 1]: MeridionalCircuit): CoordinateSystem => {
    const origin = `+proj=tmerc +lat_0=${latitude} +lon_0=${longitude} +k=${scale}`;
    const old = id === BLUFF_1949 ? '+x_0=300002.66 +y_0=699999.58' : '+x_0=300000 +y_0=700000';
    return datum === 'NZGD2000'
      ? inMetres(id, `${name} circuit (NZGD2000)`, `${origin} +x_0=400000 +y_0=800000 ${GRS80}`)
      : inMetres(id, `${name} circuit (NZGD1949)`, `${origin} ${old} ${NZGD1949}`);
  };

const zones = [58, 59, 60] as const;

/** Coordinate systems that can be read, the usual ones first. */
export const coordinateSystems: readonly CoordinateSystem[] = [
  inMetres(2193, 'NZTM2000', `+proj=tmerc +lat_0=0 +lon_0=173 +k=0.9996 +x_0=1600000 +y_0=10000000 ${GRS80}`),
  inDegrees(4326, 'Longitude and latitude (WGS 84)', '+datum=WGS84'),
  inDegrees(4167, 'Longitude and latitude (NZGD2000)', GRS80),
  inMetres(
    27200,
    'New Zealand Map Grid',
    `+proj=nzmg +lat_0=-41 +lon_0=173 +x_0=2510000 +y_0=6023150 ${NZGD1949}`,
  ),
  inMetres(
    3857,
    'Web Mercator',
    '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +nadgrids=@null +wktext',
  ),
  inMetres(
    3793,
    'Chatham Islands TM 2000',
    `+proj=tmerc +lat_0=0 +lon_0=-176.5 +k=1 +x_0=3500000 +y_0=10000000 ${GRS80}`,
  ),
  ...circuitsOf2000.map(circuit('NZGD2000')),
  ...zones.map((zone) =>
    inMetres(32700 + zone, `UTM zone ${zone}S (WGS 84)`, `+proj=utm +zone=${zone} +south +datum=WGS84`),
  ),
  ...zones.map((zone) =>
    inMetres(2075 + zone, `UTM zone ${zone}S (NZGD2000)`, `+proj=utm +zone=${zone} +south ${GRS80}`),
  ),
  inDegrees(4272, 'Longitude and latitude (NZGD1949)', NZGD1949),
  ...circuitsOf1949.map(circuit('NZGD1949')),
  ...zones.map((zone) =>
    inMetres(27200 + zone, `UTM zone ${zone}S (NZGD1949)`, `+proj=utm +zone=${zone} +south ${NZGD1949}`),
  ),
];

const byId = new Map(coordinateSystems.map((system) => [system.id, system]));

/** Finds a coordinate system by its EPSG number; undefined when files in it cannot be read. */
export const coordinateSystem = (id: number): CoordinateSystem | undefined => byId.get(id);

const NZTM2000 = 2193;
const WGS84 = 4326;
/** Coordinate systems of written files, in metres and in degrees. */
export const writtenSystems = { metres: NZTM2000, degrees: WGS84 } as const;

/** Alternative names of our coordinate systems. */
const otherNames: Readonly<Record<string, number>> = {
  newzealandtransversemercator: NZTM2000,
  newzealandtransversemercator2000: NZTM2000,
  nztm: NZTM2000,
  nztm2000: NZTM2000,
  wgs84: WGS84,
  wgs1984: WGS84,
  crs84: WGS84,
  nzgd2000: 4167,
  nzgd49: 4272,
  nzgd1949: 4272,
  newzealand1949: 4272,
  newzealandmapgrid: 27200,
  nzmg: 27200,
  webmercatorauxiliarysphere: 3857,
  wgs84pseudomercator: 3857,
  pseudomercator: 3857,
  popularvisualisationcrspseudomercator: 3857,
  chathamislandstm2000: 3793,
  chathamislandstransversemercator2000: 3793,
  chathamislands2000: 3793,
};

const squashed = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Finds the coordinate system by a name that programs write: 'NZGD_2000_New_Zealand_Transverse_Mercator', 'EPSG:2193',
 * 'urn:ogc:def:crs:OGC:1.3:CRS84'. Undefined for an unknown one.
 */
export function systemNamed(name: string): CoordinateSystem | undefined {
  const number =
    /EPSG(?:\.io)?[:/]+(?:[\d.]*[:/]+)?(\d+)\/?$/i.exec(name.trim())?.[1] ??
    /^\s*(\d{4,5})\s*$/.exec(name)?.[1];
  if (number !== undefined) return byId.get(Number(number) === 900913 ? 3857 : Number(number));
  const said = squashed(name)
    .replace(/^.*crs84$/, 'crs84')
    .replace(/^gcs/, '');
  const isOld = /(?:nzgd)?(?:19)?49/.test(said);
  const bare = said.replace(/^(?:(?:nz)?gd(?:2000|1949|49)|wgs(?:1984|84))(?=.)/, '');
  const known = otherNames[said] ?? otherNames[bare];
  if (known !== undefined) return byId.get(known);
  const zone = /utmzone(58|59|60)s/.exec(bare)?.[1];
  if (zone !== undefined) {
    const first = isOld ? 27200 : said.startsWith('wgs') ? 32700 : 2075;
    return byId.get(first + Number(zone));
  }
  const circuitName = bare.replace(/(?:circuit)?(?:2000|1949)?$/, '');
  const circuits = isOld ? circuitsOf1949 : circuitsOf2000;
  const found = circuits.find(([, own]) => squashed(own) === circuitName);
  return found && byId.get(found[0]);
}
