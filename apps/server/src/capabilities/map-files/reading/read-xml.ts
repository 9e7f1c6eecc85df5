import { MOST_MAP_COLUMNS, mapRowWords, type MapCell } from '@tussock/domain';
import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser, type Document } from '@xmldom/xmldom';
import { decodeText } from './decode-text.ts';
import { MapFileRefused, type RawFile, type RawRow, type RawShape, type ReadFormat } from './raw-table.ts';

/** What says nothing of a place but how it was drawn, and what one program keeps for itself. */
const LOOKS =
  /^(?:styleUrl|styleHash|styleMapHash|stroke(?:-.*)?|fill(?:-.*)?|icon-.*|label-.*|visibility|tessellate|extrude|altitudeMode|_gpxType|links|coordinateProperties|@geometry-type)$/;

/** XML without a declared type: a map needs none, and entities are made to break readers. @throws MapFileRefused */
function parseXml(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new MapFileRefused('doctype');
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    return parser.parseFromString(text.replace(/^\uFEFF/, '').trimStart(), 'text/xml');
  } catch {
    throw new MapFileRefused('brokenXml');
  }
}

/** Descriptions may be said to be of HTML; they are kept as the text that stands there. */
function cellOf(value: unknown): MapCell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'object' && 'value' in value) return cellOf(value.value);
  return JSON.stringify(value);
}

interface Found {
  readonly geometry: RawShape | null;
  readonly properties: Readonly<Record<string, unknown>> | null;
}

function tableOf(name: string, found: readonly Found[], notices: readonly string[]): RawFile {
  const columns = [...new Set(found.flatMap(({ properties }) => Object.keys(properties ?? {})))].filter(
    (column) => !LOOKS.test(column),
  );
  if (columns.length > MOST_MAP_COLUMNS) throw new MapFileRefused('tooManyColumns');
  const rows = found.map(({ geometry, properties }, index): RawRow => ({
    line: index + 1,
    shape: geometry,
    cells: columns.map((column) => cellOf(properties?.[column])),
    ...(geometry ? {} : { fault: mapRowWords.noPlace }),
  }));
  return {
    tables: [{ name, rows: rows.length }],
    table: name,
    columns,
    rows,
    // Both formats are of WGS 84 by their own rules.
    said: { of: 'number', id: 4326 },
    notices,
  };
}

/** The library is typed by the browser's documents, which these are like. */
const read = (reader: typeof kml, document: Document): readonly Found[] => reader(document).features;

/** Reads KML, and KMZ, which is a ZIP with KML in it. */
export const readKml: ReadFormat = ({ name, bytes, entries }): RawFile => {
  const documents =
    entries.size === 0
      ? [bytes]
      : [...entries].filter(([path]) => /\.kml$/i.test(path)).map(([, one]) => one);
  const decoded = documents.map(decodeText);
  const parsed = decoded.map(({ text }) => parseXml(text));
  const found = parsed.flatMap((document) => read(kml, document));
  const onlyLinks =
    found.every(({ geometry }) => !geometry) &&
    parsed.some((document) => document.getElementsByTagName('NetworkLink').length > 0);
  if (onlyLinks) throw new MapFileRefused('linksOnly');
  return tableOf(
    name,
    found,
    decoded.flatMap(({ notices }) => notices),
  );
};

/** Reads the waypoints, routes and tracks of GPX. */
export const readGpx: ReadFormat = ({ name, bytes }): RawFile => {
  const { text, notices } = decodeText(bytes);
  return tableOf(name, read(gpx, parseXml(text)), notices);
};
