import { zipSync } from 'fflate';
import { text, type Place } from './corpus-file.ts';

export const NZTM_PRJ =
  'PROJCS["NZGD_2000_New_Zealand_Transverse_Mercator",GEOGCS["GCS_NZGD_2000",DATUM["D_NZGD_2000",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",1600000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",173.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
export const WGS84_PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const record = (size: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer));
  return bytes;
};

/** A record of lines or areas; rings as given, with room for heights where the kind of shape has them. */
export function partsRecord(kind: number, parts: readonly (readonly Place[])[]): Uint8Array {
  const places = parts.flat();
  const start = 44 + parts.length * 4;
  const extra = kind > 10 ? 16 + places.length * 8 : 0;
  return record(start + places.length * 16 + extra, (view) => {
    view.setInt32(0, kind, true);
    view.setInt32(36, parts.length, true);
    view.setInt32(40, places.length, true);
    let begun = 0;
    parts.forEach((part, index) => {
      view.setInt32(44 + index * 4, begun, true);
      begun += part.length;
    });
    places.forEach(([x, y], index) => {
      view.setFloat64(start + index * 16, x, true);
      view.setFloat64(start + index * 16 + 8, y, true);
    });
  });
}
export const pointRecord = ([x, y]: Place, kind = 1): Uint8Array =>
  record(kind === 1 ? 20 : 28, (view) => {
    view.setInt32(0, kind, true);
    view.setFloat64(4, x, true);
    view.setFloat64(12, y, true);
  });
export const manyPointsRecord = (places: readonly Place[]): Uint8Array =>
  record(40 + places.length * 16, (view) => {
    view.setInt32(0, 8, true);
    view.setInt32(36, places.length, true);
    places.forEach(([x, y], index) => {
      view.setFloat64(40 + index * 16, x, true);
      view.setFloat64(48 + index * 16, y, true);
    });
  });
export const nullRecord = (): Uint8Array => new Uint8Array(4);
/** Outlines run clockwise in a shapefile. */
export const areaRecord = (...rings: readonly (readonly Place[])[]): Uint8Array =>
  partsRecord(
    5,
    rings.map((ring) => ring.toReversed()),
  );

export function shpOf(kind: number, records: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(records.reduce((sum, { length }) => sum + length + 8, 100));
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 9994);
  view.setInt32(24, bytes.length / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, kind, true);
  let at = 100;
  records.forEach((one, index) => {
    view.setInt32(at, index + 1);
    view.setInt32(at + 4, one.length / 2);
    bytes.set(one, at + 8);
    at += 8 + one.length;
  });
  return bytes;
}

const WIDTH = 20;
/** A table with one column of text. `deleted` rows stay in it. */
export function dbfOf(cells: readonly Uint8Array[], { deleted = -1, said = cells.length } = {}): Uint8Array {
  const headerLength = 65;
  const bytes = new Uint8Array(headerLength + cells.length * (WIDTH + 1)).fill(0x20, headerLength);
  const view = new DataView(bytes.buffer);
  bytes[0] = 3;
  view.setUint32(4, said, true);
  view.setUint16(8, headerLength, true);
  view.setUint16(10, WIDTH + 1, true);
  bytes.set(text('NAME'), 32);
  bytes.set(text('C'), 43);
  bytes[48] = WIDTH;
  bytes[64] = 0x0d;
  cells.forEach((cell, index) => {
    const at = headerLength + index * (WIDTH + 1);
    bytes[at] = index === deleted ? 0x2a : 0x20;
    bytes.set(cell.subarray(0, WIDTH), at + 1);
  });
  return bytes;
}

/** Files in a ZIP; `level` 0 packs none of them. */
export const zipOf = (files: Readonly<Record<string, Uint8Array>>, level: 0 | 6 = 6): Uint8Array =>
  zipSync({ ...files }, { level });

/** The files of a shapefile in longitude and latitude. */
export const shapefileFiles = (
  path: string,
  records: readonly Uint8Array[],
  dbf: Uint8Array,
): Readonly<Record<string, Uint8Array>> => ({
  [`${path}.shp`]: shpOf(5, records),
  [`${path}.dbf`]: dbf,
  [`${path}.prj`]: text(WGS84_PRJ),
});

/** A whole shapefile in a ZIP, with what is given in place of what there is usually. */
export const shapefileOf = (
  records: readonly Uint8Array[],
  others: {
    readonly kind?: number;
    readonly prj?: string | null;
    readonly dbf?: Uint8Array | null;
    readonly cpg?: string;
  } = {},
): Uint8Array => {
  const {
    kind = 5,
    prj = NZTM_PRJ,
    dbf = dbfOf(records.map((_, index) => text(`Row ${index + 1}`))),
    cpg,
  } = others;
  return zipOf({
    'survey.shp': shpOf(kind, records),
    ...(dbf ? { 'survey.dbf': dbf } : {}),
    ...(prj === null ? {} : { 'survey.prj': text(prj) }),
    ...(cpg === undefined ? {} : { 'survey.cpg': text(cpg) }),
  });
};
