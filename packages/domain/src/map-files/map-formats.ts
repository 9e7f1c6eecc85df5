/** What is known of a file before it is read: its first bytes, the same as text, and what a ZIP holds. */
export interface FileHead {
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Paths in it; empty for what is no ZIP. */
  readonly entries: readonly string[];
}

/** One sort of file with places in it. Readers and writers are the server's, by the same ids. */
export interface MapFormat {
  readonly label: string;
  /** Endings that a name of one has, for choosing; what a file is is told by what stands in it. */
  readonly endings: readonly string[];
  /** The name of what is written, behind the name of the farm. */
  readonly writtenAs: { readonly ending: string; readonly contentType: string };
  readonly looksLike: (head: FileHead) => boolean;
  /** Whether it says itself in which coordinates it is; what does not is asked. */
  readonly knowsItsSystem: boolean;
  /** What the plan's features lose on the way out and back, in sentences; nothing where there is none. */
  readonly loses: readonly string[];
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).every(
    (code, index) => bytes[index] === code,
  );
const holds = (entries: readonly string[], ending: RegExp): boolean =>
  entries.some((path) => ending.test(path) && !path.startsWith('__MACOSX/'));
const ZIP_TYPE = 'application/zip';

/** Every format that is read and written. The first that a file looks like is the one it is. */
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

/** What a dialogue that chooses a file takes. */
export const mapFileEndings: readonly string[] = [
  ...new Set(mapFormatIds.flatMap((id): readonly string[] => mapFormats[id].endings)),
];

/** The format that a file is of by what stands in it; undefined for none that is read. */
export const formatOf = (head: FileHead): MapFormatId | undefined =>
  mapFormatIds.find((id) => (mapFormats[id] as MapFormat).looksLike(head)); // each is declared as one
