import { DEEPEST_JSON, isJsonObject, mapRowWords, MOST_MAP_COLUMNS, type MapCell } from '@tussock/domain';
import { parseJson, sizeFaultOf } from '../../../platform/json/read-json.ts';
import { decodeText } from './decode-text.ts';
import {
  MapFileRefused,
  type RawFile,
  type RawRow,
  type RawShape,
  type ReadFormat,
  type SaidSystem,
} from './raw-table.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** What walks through a tree later may not run out of stack. @throws MapFileRefused */
function checkDepth(text: string): void {
  if (sizeFaultOf(text, { deepest: DEEPEST_JSON, mostValues: Infinity })) throw new MapFileRefused('tooDeep');
}

/** Stands before each document of a sequence of them. */
const RECORD = '\u001E';

/** Stands in the place of a line that is no JSON. */
const BAD_LINE = Symbol('bad line');

function parseOr(text: string): unknown {
  try {
    return parseJson(text, 'remove');
  } catch {
    return BAD_LINE;
  }
}

/** Several documents: one behind each mark (RFC 8142), or one on each line. A bad one holds up no other, where most are good features. */
function parseSequence(text: string): readonly unknown[] | undefined {
  const texts = text.includes(RECORD) ? text.split(RECORD) : text.split(/[\r\n]+/);
  const documents = texts.filter((one) => one.trim() !== '').map(parseOr);
  const good = documents.filter((one) => isJsonObject(one) && one['type'] !== undefined).length;
  return good > 0 && documents.length > 1 && good * 2 > documents.length ? documents : undefined;
}

/** One document, or a sequence of them. @throws MapFileRefused */
function parse(text: string): unknown {
  const document = parseOr(text);
  if (document !== BAD_LINE) return document;
  const documents = parseSequence(text) ?? (text.startsWith(RECORD) ? parseOr(text.slice(1)) : BAD_LINE);
  if (documents === BAD_LINE) throw new MapFileRefused('brokenJson');
  return documents;
}

const shapeTypes: ReadonlySet<unknown> = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
]);
const isShape = (value: unknown): value is RawShape & JsonObject =>
  isJsonObject(value) && shapeTypes.has(value['type']);

/** The features of a document, whichever way they are wrapped. @throws MapFileRefused */
function featuresOf(document: unknown): readonly unknown[] {
  if (Array.isArray(document))
    return document.flatMap(
      (one: unknown) =>
        isJsonObject(one) && Array.isArray(one['features']) ? (one['features'] as unknown[]) : [one], // narrowed from any
    );
  if (!isJsonObject(document)) throw new MapFileRefused('noFeatures');
  if (document['type'] === 'Topology') throw new MapFileRefused('topoJson');
  if (document['type'] === 'Feature' || isShape(document)) return [document];
  const { features } = document;
  if (!Array.isArray(features)) throw new MapFileRefused('noFeatures');
  if (features.some((one: unknown) => isJsonObject(one) && one['type'] === undefined && 'attributes' in one))
    throw new MapFileRefused('esriJson');
  return features;
}

function saidIn(document: unknown): SaidSystem {
  const crs = isJsonObject(document) ? document['crs'] : undefined;
  const properties = isJsonObject(crs) ? crs['properties'] : undefined;
  const { name: named, href, code } = isJsonObject(properties) ? properties : {};
  if (typeof code === 'number') return { of: 'number', id: code };
  const name = named ?? href;
  // RFC 7946: longitude and latitude of WGS 84 where nothing else is said.
  return typeof name === 'string' ? { of: 'text', text: name } : { of: 'number', id: 4326 };
}

const cellOf = (value: unknown): MapCell => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
};

interface Item {
  readonly shape: RawShape | null;
  readonly values: JsonObject;
  readonly fault?: string;
}

function itemOf(value: unknown): Item {
  if (value === BAD_LINE) return { shape: null, values: {}, fault: mapRowWords.badLine };
  if (isShape(value)) return { shape: value, values: {} };
  if (!isJsonObject(value)) return { shape: null, values: {} };
  const { id, geometry } = value;
  const properties = isJsonObject(value['properties']) ? value['properties'] : {};
  return {
    shape: isShape(geometry) ? geometry : null,
    values: id === undefined ? properties : { _id: id, ...properties },
  };
}

/** Reads GeoJSON: a collection, a feature, a bare shape, or features on lines of their own. */
export const readGeoJson: ReadFormat = ({ bytes, name }): RawFile => {
  const { text, notices } = decodeText(bytes);
  checkDepth(text);
  const document = parse(text.replace(/^\uFEFF/, ''));
  const items = featuresOf(document).map(itemOf);
  const columns = [...new Set(items.flatMap(({ values }) => Object.keys(values)))];
  if (columns.length > MOST_MAP_COLUMNS) throw new MapFileRefused('tooManyColumns');
  const rows = items.map(({ shape, values, fault }, index): RawRow => ({
    line: index + 1,
    shape,
    ...(fault === undefined ? {} : { fault }),
    cells: columns.map((column) => cellOf(Object.hasOwn(values, column) ? values[column] : null)),
  }));
  return {
    tables: [{ name, rows: rows.length }],
    table: name,
    columns,
    rows,
    said: saidIn(document),
    notices,
  };
};
