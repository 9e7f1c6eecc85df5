import type { RecordFeature } from '../../../platform/map-files/features-of-record.ts';
import { isOneOf, continuedColumnName, safeFileName, shortColumnNames, type MapCell } from '@tussock/domain';
import { isPolygonal, windRings, type Geometry, type Position, type Projection } from '@tussock/geometry';
import {
  cellsOf,
  figureKeys,
  textBytes,
  WRITTEN_HEADERS,
  type WriteFormat,
  type WrittenPlan,
} from '../../../platform/map-files/writing.ts';
import { projectionOfPlan } from './metres-of-plan.ts';
import { zipFiles } from './zip-files.ts';

const HEADER = 100;
const POINT = 1;
const LINE = 3;
const AREA = 5;
/** A shapefile holds one sort of shapes. */
const sorts = [
  { code: AREA, name: 'areas', types: ['Polygon', 'MultiPolygon'] },
  { code: LINE, name: 'lines', types: ['LineString', 'MultiLineString'] },
  { code: POINT, name: 'points', types: ['Point'] },
] as const;

type Place = readonly [number, number];

const bytesOf = (size: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer));
  return bytes;
};
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Outlines clockwise and holes the other way: the opposite of GeoJSON. */
function partsOf(geometry: Geometry, { forward }: Projection): readonly (readonly Place[])[] {
  const inMetres = (position: Position): Place => {
    const [east, north] = forward(position);
    return [east, north];
  };
  if (isPolygonal(geometry)) {
    const wound = windRings(geometry);
    const rings = wound.type === 'Polygon' ? wound.coordinates : wound.coordinates.flat();
    return rings.map((ring) => ring.map(inMetres).toReversed());
  }
  if (geometry.type === 'Point') return [[inMetres(geometry.coordinates)]];
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  return lines.map((line) => line.map(inMetres));
}

const boxOf = (places: readonly Place[]): readonly number[] => {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const least = (values: readonly number[]): number =>
    values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (values: readonly number[]): number =>
    values.reduce((one, other) => Math.max(one, other), -Infinity);
  return [least(xs), least(ys), most(xs), most(ys)];
};
const setBox = (view: DataView, at: number, box: readonly number[]): void =>
  box.forEach((edge, index) => view.setFloat64(at + index * 8, edge, true));

function recordOf(code: number, parts: readonly (readonly Place[])[]): Uint8Array {
  const places = parts.flat();
  if (code === POINT)
    return bytesOf(20, (view) => {
      view.setInt32(0, code, true);
      places.slice(0, 1).forEach(([x, y]) => {
        view.setFloat64(4, x, true);
        view.setFloat64(12, y, true);
      });
    });
  const start = 44 + parts.length * 4;
  return bytesOf(start + places.length * 16, (view) => {
    view.setInt32(0, code, true);
    setBox(view, 4, boxOf(places));
    view.setInt32(36, parts.length, true);
    view.setInt32(40, places.length, true);
    let begun = 0;
    for (const [index, part] of parts.entries()) {
      view.setInt32(44 + index * 4, begun, true);
      begun += part.length;
    }
    for (const [index, [x, y]] of places.entries()) {
      view.setFloat64(start + index * 16, x, true);
      view.setFloat64(start + index * 16 + 8, y, true);
    }
  });
}

const header = (code: number, bytes: number, box: readonly number[]): Uint8Array =>
  bytesOf(HEADER, (view) => {
    view.setInt32(0, 9994);
    view.setInt32(24, bytes / 2);
    view.setInt32(28, 1000, true);
    view.setInt32(32, code, true);
    setBox(view, 36, box);
  });

/** The shapes, and the index of where each lies. Lengths are counted in words of two bytes. */
function shapesOf(
  code: number,
  features: readonly RecordFeature[],
  projection: Projection,
): { readonly shp: Uint8Array; readonly shx: Uint8Array } {
  const parts = features.map(({ geometry }) => partsOf(geometry, projection));
  const box = boxOf(parts.flat(2));
  const records = parts.map((one) => recordOf(code, one));
  const index = new Uint8Array(records.length * 8);
  const view = new DataView(index.buffer);
  let at = HEADER;
  const bodies = records.map((record, number) => {
    view.setInt32(number * 8, at / 2);
    view.setInt32(number * 8 + 4, record.length / 2);
    at += 8 + record.length;
    const head = bytesOf(8, (own) => {
      own.setInt32(0, number + 1);
      own.setInt32(4, record.length / 2);
    });
    return joined([head, record]);
  });
  return {
    shp: joined([header(code, at, box), ...bodies]),
    shx: joined([header(code, HEADER + index.length, box), index]),
  };
}

/** The most bytes of a text, and the most columns, that every program reads. */
const LONGEST_TEXT = 254;
const MOST_COLUMNS = 255;
const FIGURE_WIDTH = 24;
const YEARS_FROM = 1900;

interface DbfColumn {
  readonly name: string;
  readonly isFigure: boolean;
  readonly width: number;
  readonly cells: readonly Uint8Array[];
}

const BLANK = /\s/;

/**
 * Text in pieces of no more bytes than a column holds, never half a letter; where it can be, none of them begins or ends with a blank:
 * those are cut off where a table is read.
 */
function piecesOf(text: string): readonly string[] {
  if (textBytes(text).length <= LONGEST_TEXT) return [text];
  const letters = Array.from(text);
  const pieces: string[] = [];
  let begun = 0;
  while (begun < letters.length) {
    let end = begun;
    let bytes = 0;
    while (end < letters.length && bytes + textBytes(letters[end] ?? '').length <= LONGEST_TEXT) {
      bytes += textBytes(letters[end] ?? '').length;
      end++;
    }
    let parted = end;
    const isAtBlank = (): boolean =>
      BLANK.test(letters[parted - 1] ?? '') || BLANK.test(letters[parted] ?? '');
    while (end < letters.length && parted > begun && isAtBlank()) parted--;
    if (parted > begun) end = parted;
    pieces.push(letters.slice(begun, end).join(''));
    begun = end;
  }
  return pieces;
}

function figuresOf(name: string, values: readonly MapCell[]): DbfColumn {
  const cells = values.map((value) => textBytes(value === null ? '' : String(value).slice(0, FIGURE_WIDTH)));
  return { name, isFigure: true, width: FIGURE_WIDTH, cells };
}

function textOf(name: string, values: readonly string[]): DbfColumn {
  const cells = values.map(textBytes);
  return { name, isFigure: false, width: Math.max(1, ...cells.map(({ length }) => length)), cells };
}

interface NamedValues {
  readonly name: string;
  readonly isFigure: boolean;
  readonly values: readonly MapCell[];
}

/** A column for each, and for a text that is too long for one as many behind it as it takes, as long as a table may have more. */
function columnsOf(all: readonly NamedValues[]): readonly DbfColumn[] {
  const taken = all.map(({ name }) => name);
  return all.flatMap(({ name, isFigure, values }): readonly DbfColumn[] => {
    if (isFigure) return [figuresOf(name, values)];
    const pieces = values.map((value) => piecesOf(value === null ? '' : String(value)));
    const most = pieces.reduce((count, { length }) => Math.max(count, length), 1);
    return Array.from({ length: most }, (_, at) => at).flatMap((at) => {
      if (at > 0 && taken.length >= MOST_COLUMNS) return [];
      const own = at === 0 ? name : continuedColumnName(name, taken);
      if (at > 0) taken.push(own);
      return [
        textOf(
          own,
          pieces.map((some) => some[at] ?? ''),
        ),
      ];
    });
  });
}

/** Figures stand to the right with as many decimals as they have, which every program reads. */
function tableOf(columns: readonly DbfColumn[], count: number, at: Date): Uint8Array {
  const rowLength = columns.reduce((sum, { width }) => sum + width, 1);
  const headerLength = 32 + columns.length * 32 + 1;
  const bytes = new Uint8Array(headerLength + rowLength * count + 1).fill(0x20, headerLength);
  const view = new DataView(bytes.buffer);
  bytes.set([3, at.getUTCFullYear() - YEARS_FROM, at.getUTCMonth() + 1, at.getUTCDate()]);
  view.setUint32(4, count, true);
  view.setUint16(8, headerLength, true);
  view.setUint16(10, rowLength, true);
  let from = 1;
  for (const [index, { name, isFigure, width, cells }] of columns.entries()) {
    const place = 32 + index * 32;
    bytes.set(textBytes(name).subarray(0, 10), place);
    bytes.set([(isFigure ? 'N' : 'C').charCodeAt(0)], place + 11);
    bytes.set([width, isFigure ? 10 : 0], place + 16);
    for (const [row, cell] of cells.entries())
      bytes.set(cell, headerLength + row * rowLength + from + (isFigure ? width - cell.length : 0));
    from += width;
  }
  bytes[headerLength - 1] = 0x0d;
  bytes[bytes.length - 1] = 0x1a;
  return bytes;
}

/** As ESRI's programs name it, which all others know. */
const prjOf = (name: string, east: string, meridian: string, scale: string): string =>
  `PROJCS["${name}",GEOGCS["GCS_NZGD_2000",DATUM["D_NZGD_2000",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",${east}],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",${meridian}],PARAMETER["Scale_Factor",${scale}],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]`;
const prjTexts: { readonly [E in Projection['epsg']]: string } = {
  2193: prjOf('NZGD_2000_New_Zealand_Transverse_Mercator', '1600000.0', '173.0', '0.9996'),
  3793: prjOf('NZGD_2000_Chatham_Islands_TM_2000', '3500000.0', '-176.5', '1.0'),
};

function filesOf(
  features: readonly RecordFeature[],
  code: number,
  { names, at, projection }: WrittenPlan & { readonly projection: Projection },
) {
  const rows = features.map((feature) => cellsOf(feature, names));
  const [kind] = features.map((feature) => feature.kind);
  const short = kind ? shortColumnNames(kind) : new Map<string, string>();
  const figures = kind ? figureKeys(kind) : new Set<string>();
  const columns = columnsOf([
    { name: WRITTEN_HEADERS.id, isFigure: false, values: features.map(({ id }) => id) },
    ...[...short].map(([key, name]) => ({
      name,
      isFigure: figures.has(key),
      values: rows.map((cells) => cells.find(([column]) => column.key === key)?.[1] ?? null),
    })),
  ]);
  return {
    ...shapesOf(code, features, projection),
    dbf: tableOf(columns, features.length, at),
    prj: textBytes(prjTexts[projection.epsg]),
    cpg: textBytes('UTF-8'),
  };
}

/** A ZIP with a shapefile of each kind and sort of shape, in NZTM2000 or CITM2000. */
export const writeShapefile: WriteFormat = (plan) => {
  const projection = projectionOfPlan(plan);
  return zipFiles(
    plan.layers.flatMap(({ kind, features }) =>
      sorts.flatMap(({ code, name, types }) => {
        const own = features.filter(({ geometry }) => isOneOf(types, geometry.type));
        if (own.length === 0) return [];
        const path = `${safeFileName(kind.names.plural)} ${name}`;
        return Object.entries(filesOf(own, code, { ...plan, projection })).map(([ending, bytes]) => ({
          path: `${path}.${ending}`,
          bytes,
        }));
      }),
    ),
    plan.at,
  );
};
