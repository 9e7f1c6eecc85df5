/** Beginning of a file before it is read: its first bytes, the same as text, and the entries of a ZIP. */
export interface FileHead {
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Paths in the ZIP; empty for any other file. */
  readonly entries: readonly string[];
}

/** Format of map files. The server has readers and writers with the same ids. */
export interface MapFormat {
  readonly label: string;
  /** File extensions, for file dialogs; the format is detected from the contents. */
  readonly endings: readonly string[];
  /** Extension and media type of written files, whose name starts with the farm's. */
  readonly writtenAs: { readonly ending: string; readonly contentType: string };
  readonly looksLike: (head: FileHead) => boolean;
  /** Whether files state their coordinate system; otherwise the person is asked. */
  readonly knowsItsSystem: boolean;
  /** Sentences on what features lose when exported and imported again; empty when nothing is lost. */
  readonly loses: readonly string[];
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).every(
    (code, index) => bytes[index] === code,
  );
const holds = (entries: readonly string[], ending: RegExp): boolean =>
  entries.some((path) => ending.test(path) && !path.startsWith('__MACOSX/'));
const ZIP_TYPE = 'application/zip';

/** Formats that can be read and written. A file has the first format that matches its contents. */
export const mapFormats = {
  shapefile: {
    label: 'Shapefile (zipped)',
    endings: ['.zip'],
    writtenAs: { ending: '.zip', contentType: ZIP_TYPE },
    looksLike: ({ entries }) => holds(entries, /\.shp$/i),
    knowsItsSystem: false,
    loses: [
      'Column names have 10 letters, and a text of more than 254 bytes goes on in the columns behind its own.',
      'Places are in NZTM2000 (CITM2000 on the Chatham Islands), to a tenth of a millimetre.',
    ],
  },
  geopackage: {
    label: 'GeoPackage',
    endings: ['.gpkg'],
    writtenAs: { ending: '.gpkg', contentType: 'application/geopackage+sqlite3' },
    looksLike: ({ bytes }) => startsWith(bytes, 'SQLite format 3\0'),
    knowsItsSystem: true,
    loses: [],
  },
  kml: {
    label: 'KML',
    endings: ['.kml'],
    writtenAs: { ending: '.kml', contentType: 'application/vnd.google-earth.kml+xml' },
    looksLike: ({ text }) => /^\s*(?:<[\s\S]*?)?<(?:[\w.-]+:)?kml[\s>/]/i.test(text),
    knowsItsSystem: true,
    loses: [],
  },
  kmz: {
    label: 'KMZ (zipped KML)',
    endings: ['.kmz'],
    writtenAs: { ending: '.kmz', contentType: 'application/vnd.google-earth.kmz' },
    looksLike: ({ entries }) => holds(entries, /\.kml$/i),
    knowsItsSystem: true,
    loses: [],
  },
  gpx: {
    label: 'GPX',
    endings: ['.gpx'],
    writtenAs: { ending: '.gpx', contentType: 'application/gpx+xml' },
    looksLike: ({ text }) => /^\s*(?:<[\s\S]*?)?<(?:[\w.-]+:)?gpx[\s>/]/i.test(text),
    knowsItsSystem: true,
    loses: [
      'Only names and places: every other value is left out.',
      'Areas become tracks around them; their holes are left out.',
    ],
  },
  dxf: {
    label: 'DXF',
    endings: ['.dxf'],
    writtenAs: { ending: '.dxf', contentType: 'image/vnd.dxf' },
    looksLike: ({ text, bytes }) =>
      startsWith(bytes, 'AutoCAD Binary DXF') || /^\s*(?:999\r?\n.*\r?\n\s*)*0\s*\r?\n\s*SECTION/i.test(text),
    knowsItsSystem: false,
    loses: [
      'Only kinds, as layers, and outlines: names and every other value are left out.',
      'Places are in NZTM2000 (CITM2000 on the Chatham Islands). The parts and holes of an area become outlines of their own.',
    ],
  },
  xlsx: {
    label: 'Excel workbook',
    endings: ['.xlsx'],
    writtenAs: {
      ending: '.xlsx',
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    looksLike: ({ entries }) => holds(entries, /^xl\/workbook\.xml$/i),
    knowsItsSystem: false,
    loses: [
      'Excel cuts off text longer than 32,767 characters; a longer shape carries on in the columns after its own.',
    ],
  },
  geojson: {
    label: 'GeoJSON',
    endings: ['.geojson', '.json', '.geojsonl', '.geojsons', '.ndjson'],
    writtenAs: { ending: '.geojson', contentType: 'application/geo+json' },
    // A mark stands before each text of a sequence.
    looksLike: ({ text }) => /^\s*[{[]/.test(text.replace('\u001E', ' ')),
    knowsItsSystem: true,
    loses: [],
  },
  csv: {
    label: 'CSV',
    endings: ['.csv', '.tsv', '.txt'],
    writtenAs: { ending: '.csv', contentType: 'text/csv' },
    // What is left over is a table, if it is text at all.
    looksLike: ({ text, entries }) => entries.length === 0 && text !== '' && !/[\0\uFFFD]|^\s*</.test(text),
    knowsItsSystem: false,
    loses: [],
  },
} as const satisfies Readonly<Record<string, MapFormat>>;

export type MapFormatId = keyof typeof mapFormats;

// The keys of the table are exactly the ids.
export const mapFormatIds = Object.keys(mapFormats) as MapFormatId[];

export const isMapFormatId = (id: string): id is MapFormatId => Object.hasOwn(mapFormats, id);

/** File extensions for a file dialog. */
export const mapFileEndings: readonly string[] = [
  ...new Set(mapFormatIds.flatMap((id): readonly string[] => mapFormats[id].endings)),
];

/** Detects the format of a file from its contents; undefined when it cannot be read. */
export const formatOf = (head: FileHead): MapFormatId | undefined =>
  mapFormatIds.find((id) => (mapFormats[id] as MapFormat).looksLike(head)); // each is declared as one
