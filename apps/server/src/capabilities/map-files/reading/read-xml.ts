import { mapFileNotices, MOST_MAP_COLUMNS, mapRowWords, type MapCell } from '@tussock/domain';
import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { decodeText } from './decode-text.ts';
import { MapFileRefused, type RawFile, type RawRow, type RawShape, type ReadFormat } from './raw-table.ts';

/** What says nothing of a place but how it was drawn, and what one program keeps for itself: Garmin's devices all but the category. */
const LOOKS =
  /^(?:gpxx_(?!Category$).*|gpxtrkx_.*|wptx1_.*|styleUrl|styleHash|styleMapHash|stroke(?:-.*)?|fill(?:-.*)?|icon-.*|label-.*|visibility|tessellate|extrude|altitudeMode|_gpxType|links|coordinateProperties|@geometry-type)$/;

/** Where the name of the outermost element ends, past the declaration and remarks; -1 where there is none. */
function endOfRootName(text: string): number {
  let at = text.indexOf('<');
  while (at >= 0 && (text.startsWith('<?', at) || text.startsWith('<!--', at))) {
    const end = text.startsWith('<?', at) ? '?>' : '-->';
    const past = text.indexOf(end, at);
    at = past < 0 ? -1 : text.indexOf('<', past);
  }
  const length = at < 0 ? -1 : text.slice(at).search(/[\s/>]/);
  return length < 0 ? -1 : at + length;
}

const PREFIX_USED = /<([A-Za-z_][\w.-]*):|\s([A-Za-z_][\w.-]*):[\w.-]+\s*=\s*["']/g;

/** Prefixes that programs forget to declare (`gx:`, `xsi:`), declared at the top: names are read as they are written, whatever they stand for. */
function withPrefixesDeclared(text: string): string {
  const used = new Set<string>();
  for (const [, ofElement, ofAttribute = ''] of text.matchAll(PREFIX_USED))
    used.add(ofElement ?? ofAttribute);
  for (const [, declared = ''] of text.matchAll(/\sxmlns:([\w.-]+)\s*=/g)) used.delete(declared);
  const missing = [...used].filter((prefix) => !/^xml/i.test(prefix));
  const at = endOfRootName(text);
  if (at < 0 || missing.length === 0) return text;
  const declared = missing.map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`).join('');
  return text.slice(0, at) + declared + text.slice(at);
}

const OWN_NAMESPACE =
  /\sxmlns:([\w.-]+)\s*=\s*["']https?:\/\/(?:www\.opengis\.net\/kml|earth\.google\.com\/kml|www\.topografix\.com\/GPX)[^"']*["']/gi;

/** Elements of the format itself without their prefix (`k:Placemark`): the reader knows them by their bare names. */
function withBareNames(text: string): string {
  const prefixes = [...text.matchAll(OWN_NAMESPACE)].map(([, prefix = '']) => prefix);
  return prefixes.reduce(
    (plain, prefix) => plain.replaceAll(new RegExp(`(</?)${prefix.replaceAll('.', '\\.')}:`, 'g'), '$1'),
    text,
  );
}

/** Folders of folders; the parser's time grows with the square of the depth. */
const DEEPEST_XML = 200;
/** A tag with its attributes, whose values may hold any sign but their own quotation mark. */
const TAG = /<[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>/y;
const PASSED_OVER = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Where what begins at a place ends: a remark, a text as it is, or a tag; -1 where it does not. */
function endOfMarkup(text: string, at: number): { readonly end: number; readonly isTag: boolean } {
  const passed = PASSED_OVER.find(([start]) => text.startsWith(start, at));
  if (passed) return { end: text.indexOf(passed[1], at), isTag: false };
  TAG.lastIndex = at;
  return { end: TAG.test(text) ? TAG.lastIndex - 1 : -1, isTag: true };
}

/** Whether elements lie in each other deeper than that, found without reading them. What is broken is left to the parser. */
function isDeeperThan(text: string, deepest: number): boolean {
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0;) {
    const { end, isTag } = endOfMarkup(text, at);
    if (end < 0) return false;
    if (isTag && text[at + 1] === '/') depth -= 1;
    else if (isTag && text[end - 1] !== '/') depth += 1;
    if (depth > deepest) return true;
    at = text.indexOf('<', end);
  }
  return false;
}

/** XML without a declared type: a map needs none, and entities are made to break readers. @throws MapFileRefused */
function parseXml(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new MapFileRefused('doctype');
  if (isDeeperThan(text, DEEPEST_XML)) throw new MapFileRefused('tooDeep');
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    return parser.parseFromString(
      withPrefixesDeclared(withBareNames(text.replace(/^\uFEFF/, '').trimStart())),
      'text/xml',
    );
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
  readonly fault?: string;
}

function tableOf(name: string, found: readonly Found[], notices: readonly string[]): RawFile {
  const columns = [...new Set(found.flatMap(({ properties }) => Object.keys(properties ?? {})))].filter(
    (column) => !LOOKS.test(column),
  );
  if (columns.length > MOST_MAP_COLUMNS) throw new MapFileRefused('tooManyColumns');
  const rows = found.map(({ geometry, properties, fault = mapRowWords.noPlace }, index): RawRow => ({
    line: index + 1,
    shape: geometry,
    cells: columns.map((column) => cellOf(properties?.[column])),
    ...(geometry ? {} : { fault }),
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

const elementsOf = (root: Document | Element, name: string): readonly Element[] =>
  Array.from(root.getElementsByTagName(name));

/** Takes elements out of a document, and gives the names that they have. */
const takeOut = (elements: readonly Element[]): readonly string[] =>
  elements.map((element) => {
    element.parentNode?.removeChild(element);
    return elementsOf(element, 'name')[0]?.textContent?.trim() || element.nodeName;
  });

const LINKS = ['NetworkLink'];
const PICTURES = ['GroundOverlay', 'ScreenOverlay', 'PhotoOverlay'];

/** A place of KML: two or three numbers, written in full. */
const PLACE = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:,[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?){1,2}$/i;

const areNumbers = (places: string): boolean =>
  places.split(/\s+/).every((place) => place === '' || PLACE.test(place));

/**
 * Whether the coordinates of an element are numbers. Others read past blanks behind the commas of a place and past commas behind a place:
 * both are taken out, whichever leaves places of two or three numbers.
 */
function hasNumbers(coordinates: Element): boolean {
  const written = (coordinates.textContent ?? '').trim();
  const plain = [written, written.replaceAll(/\s*,\s*/g, ','), written.replaceAll(/,(?=\s|$)/g, '')].find(
    areNumbers,
  );
  if (plain !== undefined && plain !== written) coordinates.textContent = plain;
  return plain !== undefined;
}

/** Of a track the numbers are parted by blanks. */
const isTrackPlace = ({ textContent }: Element): boolean =>
  PLACE.test((textContent ?? '').trim().replaceAll(/[ \t]+/g, ','));

/** Takes out placemarks with coordinates that a reader would shorten to other numbers: 171,9606 is 171 to one that stops at commas. */
function takeOutBadPlaces(document: Document): readonly Found[] {
  const places = [
    ...elementsOf(document, 'coordinates').filter((element) => !hasNumbers(element)),
    ...elementsOf(document, 'gx:coord').filter((element) => !isTrackPlace(element)),
  ];
  const bad = places.flatMap((coordinates) => {
    let element: Element | null = coordinates;
    while (element && element.nodeName !== 'Placemark') element = element.parentElement;
    return element ? [element] : [];
  });
  return takeOut([...new Set(bad)]).map((name) => ({
    geometry: null,
    properties: { name },
    fault: mapRowWords.badPlace,
  }));
}

/** Shapes of several that KML has no such elements for, as it has them. */
const withMultiGeometries = (text: string): string =>
  text.replaceAll(
    /(<\/?(?:\w+:)?)Multi(?:Point|LineString|Polygon|Curve|Surface)(?=[\s/>])/g,
    '$1MultiGeometry',
  );

/** Reads KML, and KMZ, which is a ZIP with KML in it. */
export const readKml: ReadFormat = ({ name, bytes, entries }): RawFile => {
  const documents =
    entries.size === 0
      ? [bytes]
      : [...entries].filter(([path]) => /\.kml$/i.test(path)).map(([, one]) => one);
  const decoded = documents.map(decodeText);
  const parsed = decoded.map(({ text }) => parseXml(withMultiGeometries(text)));
  const taken = (names: readonly string[]): readonly string[] =>
    parsed.flatMap((document) => names.flatMap((element) => takeOut(elementsOf(document, element))));
  const [links, pictures] = [taken(LINKS), taken(PICTURES)];
  const bad = parsed.flatMap(takeOutBadPlaces);
  const found = [...parsed.flatMap((document) => read(kml, document)), ...bad];
  if (found.every(({ geometry }) => !geometry) && bad.length === 0) {
    if (links.length > 0) throw new MapFileRefused('linksOnly');
    if (pictures.length > 0) throw new MapFileRefused('picturesOnly');
  }
  const left = [...links, ...pictures];
  return tableOf(name, found, [
    ...decoded.flatMap(({ notices }) => notices),
    ...(left.length > 0 ? [mapFileNotices.overlays(left.join(', '))] : []),
  ]);
};

/** Takes out what is said of single places of a line, but when it was there: the library would take it for the line's own. */
function keepToThemselves(document: Document): void {
  // A walk of an afternoon has thousands of places: those are not gone through one by one.
  for (const measured of elementsOf(document, 'extensions'))
    if (measured.parentNode?.nodeName === 'trkpt') measured.parentNode.removeChild(measured);
  for (const place of elementsOf(document, 'rtept'))
    for (const child of Array.from(place.childNodes)) if (child.nodeName !== 'time') place.removeChild(child);
}

/** Tracks and routes that are no line, which the library passes over: one that was begun and given up has one place. */
function tooShortIn(document: Document): readonly Found[] {
  const lines = [
    ...elementsOf(document, 'trk').map((track) => ({ track, parts: elementsOf(track, 'trkseg') })),
    ...elementsOf(document, 'rte').map((track) => ({ track, parts: [track] })),
  ];
  return lines.flatMap(({ track, parts }): readonly Found[] => {
    const isLine = parts.some(
      (part) => elementsOf(part, 'trkpt').length + elementsOf(part, 'rtept').length > 1,
    );
    const name = elementsOf(track, 'name')[0]?.textContent ?? null;
    return isLine ? [] : [{ geometry: null, properties: { name }, fault: mapRowWords.tooShort }];
  });
}

const DECIMAL_COMMA = /^\s*[-+]?\d+,\d+\s*$/;
const NUMBER = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i;

/** What GPX calls its places, and what of it is left out where one of them is no number. */
const PLACES = [
  ['wpt', 'wpt'],
  ['trkpt', 'trk'],
  ['rtept', 'rte'],
] as const;

/** Reads decimal commas as such, and takes out what has a place that is no number: the library would shorten it to one. */
function checkPlaces(document: Document): { readonly bad: readonly Found[]; readonly commas: number } {
  let commas = 0;
  const isNumber = (element: Element, name: string): boolean => {
    const written = element.getAttribute(name) ?? '';
    const hasComma = DECIMAL_COMMA.test(written);
    if (hasComma) element.setAttribute(name, written.replace(',', '.'));
    if (hasComma) commas += 1;
    return hasComma || NUMBER.test(written);
  };
  const bad = PLACES.flatMap(([place, whole]) =>
    elementsOf(document, place).flatMap((element) => {
      const isGood = [isNumber(element, 'lat'), isNumber(element, 'lon')].every(Boolean);
      if (isGood) return [];
      let around: Element | null = element;
      while (around && around.nodeName !== whole) around = around.parentElement;
      return around ? [around] : [];
    }),
  );
  const left = takeOut([...new Set(bad)]);
  return {
    bad: left.map((name) => ({ geometry: null, properties: { name }, fault: mapRowWords.badPlace })),
    commas,
  };
}

/** Reads the waypoints, routes and tracks of GPX. */
export const readGpx: ReadFormat = ({ name, bytes }): RawFile => {
  const { text, notices } = decodeText(bytes);
  const document = parseXml(text);
  keepToThemselves(document);
  const { bad, commas } = checkPlaces(document);
  return tableOf(
    name,
    [...read(gpx, document), ...tooShortIn(document), ...bad],
    [...notices, ...(commas > 0 ? [mapFileNotices.decimalCommas(commas)] : [])],
  );
};
