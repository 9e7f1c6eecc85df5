import { sayBytes } from '../formats/bytes.ts';
import { counted } from '../formats/counted.ts';
import { countInFigures } from '../formats/figures.ts';
import {
  LARGEST_MAP_FILE,
  LARGEST_UNPACKED_MAP_FILE,
  MOST_FILES_IN_MAP_ZIP,
  MOST_MAP_COLUMNS,
  MOST_MAP_CORNERS,
  MOST_MAP_ROWS,
  NEAR_FARM_KM,
} from './map-file-rules.ts';
import { mapFormatIds, mapFormats } from './map-formats.ts';
import type { MapRowCounts } from './read-map-file.ts';

const formatList = mapFormatIds.map((id) => mapFormats[id].label).join(', ');
const cutDown = 'Import only the part near the farm, or cut it down first.';

/**
 * Refusals of map files, named for tests. Those with figures are built on demand, because creating the first number format takes a while.
 */
export const mapFileRefusals = {
  empty: 'The file is empty.',
  get tooLarge() {
    return `The file is larger than ${sayBytes(LARGEST_MAP_FILE)}: cut it down to the farm.`;
  },
  unknownFormat: `This kind of file cannot be read here. These can: ${formatList}.`,
  loneShapefile:
    'This is one part of a shapefile. Put the .shp, .dbf, .prj and .shx files into one ZIP and choose that.',
  pdf: 'This is a PDF, which holds pictures and no places: ask for the shapefile, GeoPackage or KML behind it.',
  checksum: 'A file in this ZIP does not fit its checksum: the ZIP is damaged. Copy or download it again.',
  brokenZip: 'This ZIP cannot be opened: part of it is missing or damaged.',
  lockedZip: 'This ZIP is locked by a password: unlock it first.',
  get unpacksTooLarge() {
    return `This ZIP unpacks to more than ${sayBytes(LARGEST_UNPACKED_MAP_FILE)}, or to more than ${countInFigures(MOST_FILES_IN_MAP_ZIP)} files.`;
  },
  lyingZip: 'A file in this ZIP is not the size that the ZIP says: it is damaged, or made to do harm.',
  nothingInZip: `There is nothing in this ZIP that can be read here. These can: ${formatList}.`,
  brokenShapefile: 'The .shp file is damaged: it does not begin as one, or stops before its first shape.',
  brokenTable: 'The .dbf file is damaged: its columns cannot be read.',
  brokenGeoPackage: 'This GeoPackage is damaged, or is some other database.',
  noLayers: 'This GeoPackage holds no layer of features.',
  brokenJson: 'The file is not JSON, or it stops short.',
  tooDeep: 'The file is nested deeper than any map needs.',
  noFeatures: 'There are no features in this JSON: choose a GeoJSON file.',
  topoJson: 'This is TopoJSON: save it as GeoJSON.',
  esriJson: 'This is ArcGIS JSON: save it as GeoJSON.',
  doctype: 'The file declares a document type or entities, which no map needs and which can do harm.',
  brokenXml: 'The file is not well-formed XML, or it stops short.',
  linksOnly: 'This KML only points to other files: save what it shows as a file of its own.',
  picturesOnly: 'This KML only shows pictures on the map: there are no shapes in it.',
  binaryDxf: 'This is a binary DXF: save it as ASCII.',
  nothingDrawn:
    'This DXF holds no lines, outlines, points or blocks that can be read: explode hatches and solids first.',
  brokenDxf: 'This DXF cannot be read: it is damaged or stops short.',
  brokenWorkbook: 'This workbook cannot be read: it is damaged or locked.',
  brokenCsv: 'A quotation mark of this table is not closed.',
  noTable: 'There is no such table in the file.',
  noRows: 'There is nothing in the file.',
  get tooManyColumns() {
    return `The table has more than ${countInFigures(MOST_MAP_COLUMNS)} columns.`;
  },
  get tooManyRows() {
    return `There are more than ${countInFigures(MOST_MAP_ROWS)} rows in the file. ${cutDown}`;
  },
  get tooManyCorners() {
    return `The shapes have more than ${countInFigures(MOST_MAP_CORNERS)} corners together. ${cutDown}`;
  },
  // What lies near the farm is known only once the whole file is read.
  tooLong: 'The file takes too long to read. Cut it down to the farm first.',
  tooMuch: 'The file takes more memory than there is for it. Cut it down to the farm first.',
  unknownSystem: 'That coordinate system is not known here.',
  uploadGone: 'The file is no longer there: choose it again.',
} as const;

export type MapFileRefusal = keyof typeof mapFileRefusals;

const SMALLER_NEAR_FARM: readonly MapFileRefusal[] = ['tooManyRows', 'tooManyCorners'];

/** Checks whether a file refused with these sentences could still be read if limited to the farm's surroundings. */
export const isSmallerNearFarm = (sentences: readonly string[]): boolean =>
  SMALLER_NEAR_FARM.some((reason) => sentences.includes(mapFileRefusals[reason]));

/** Messages about rows that were left out or repaired. */
export const mapRowWords = {
  noPlace: 'It has no shape.',
  badPlace: 'Its coordinates are not numbers.',
  outside: 'It is outside New Zealand.',
  badShape: 'Its shape is damaged.',
  badLine: 'This line is not JSON.',
  tooShort: 'It has too few corners: a line needs two, an area three.',
  noRoom: 'It has no area.',
  tooManyCorners: 'It has more corners than a shape may have: simplify it first.',
  badQuotes: 'A quotation mark in it is in the wrong place.',
  otherSystem:
    'It names a different coordinate system from the rows before it: put it into a file of its own.',
  curves: 'It is a curve or a surface, which are not read: turn it into lines first.',
  wentRound: 'It crossed itself and was mended.',
  wasOpen: 'Its outline was not closed and was joined.',
} as const;

/** Messages about a file as a whole. */
export const mapFileNotices = {
  noTableFile: 'There is no .dbf file in the ZIP: shapes have no columns.',
  tableShorter: 'The .dbf has fewer rows than the .shp has shapes: the last have no values.',
  stopsShort: 'The file stops short: what is left of it was read.',
  foreignSystem: (name: string): string =>
    `Its coordinate system, ${name}, is not one of New Zealand’s: check that it is in the right place.`,
  entitiesLeftOut: (what: string): string =>
    `Left out, because it cannot be read here: ${what}. Explode hatches and solids in the drawing program to import them.`,
  readByLine:
    'A quotation mark is in the wrong place, so the table was read line by line: a cell of several lines is cut.',
  nearFarm: (count: number): string =>
    `${counted(count, 'row', 'rows')} further off ${count === 1 ? 'was' : 'were'} left out.`,
  faultsUntold: (count: number): string =>
    `${counted(count, 'row', 'rows')} that cannot be placed ${count === 1 ? 'is' : 'are'} not listed: there are too many.`,
  turnedSouth: (count: number): string =>
    `Latitudes without a minus sign were read as south, in ${counted(count, 'row', 'rows')}.`,
  tablesBeside: (names: readonly string[]): string =>
    `Not imported, because it is not marked as part of a plan: ${names.join(', ')}.`,
  decimalCommas: (count: number): string =>
    `${counted(count, 'coordinate', 'coordinates')} with a decimal comma ${count === 1 ? 'was' : 'were'} read as such: check where they are.`,
  overlays: (names: string): string =>
    `Left out, because they are links or pictures and no shapes: ${names}.`,
  titleSkipped: (title: string): string => `The line above the headings was left out: “${title}”.`,
  noHeadings: 'The first line holds figures and was read as a row: the table has no headings.',
  ownFigures: (name: string): string =>
    `The .prj is called ${name} but gives other figures, which were used: check that it is in the right place.`,
  missingLayers: (names: string): string => `Listed in the file, but not in it: ${names}.`,
  swapped: 'Latitude and longitude were read the other way round.',
} as const;

/** Label of the import button: 'Make 3 paddocks and change 2'. */
function sayMake(
  { made, changed }: { readonly made: number; readonly changed: number },
  nounFor: (count: number) => string,
): string {
  const few = countInFigures(changed);
  if (made === 0) return changed === 0 ? 'Nothing to make' : `Change ${few} ${nounFor(changed)}`;
  return `Make ${countInFigures(made)} ${nounFor(made)}${changed === 0 ? '' : ` and change ${few}`}`;
}

/** Messages of the page for map files. */
export const mapFileWords = {
  title: 'Import and export',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  drop: 'Drop a file here, or choose one. Nothing is saved until you say so.',
  get formats() {
    return `${formatList}; up to ${sayBytes(LARGEST_MAP_FILE)}.`;
  },
  sending: 'Sending the file…',
  reading: 'Reading the file…',
  askSystem:
    'The file does not say which coordinates it uses. Choose the one that puts it in the right place.',
  askColumns: 'Choose the columns that hold the place.',
  keepAsLayer: 'Keep as a layer',
  layerKept: (name: string): string => `The layer ${name} is on the map.`,
  layerMade: (name: string): string => `Layer ${name} kept`,
  layerChanged: (name: string): string => `Layer ${name} changed`,
  layerSaved: (name: string): string => `The layer ${name} has been successfully saved.`,
  layerRemoved: (name: string): string => `Layer ${name} deleted`,
  layerDeleted: (name: string): string => `The layer ${name} has been deleted.`,
  layerAway: 'The features of this layer cannot be read just now.',
  layers: 'Layers',
  layerText:
    'It shows under the farm for reference and tracing, and drawing snaps to it. The file is saved with the documents.',
  noLayers: 'No layers yet. A file saved as a layer shows under the farm for reference and tracing.',
  edit: (name: string): string => `Change ${name}`,
  delete: (name: string): string => `Delete ${name}`,
  deleteTitle: (name: string): string => `Delete the layer ${name}?`,
  deleteText: 'Features made from it are kept. It can be restored from the bin.',
  deleteLayer: 'Delete the layer',
  bringIn: 'Bring in a file',
  file: 'File of places',
  backToDrawing: 'Back to drawing',
  whichTable: 'Layer in the file',
  allLayers: 'All layers',
  rows: (count: number): string => counted(count, 'row', 'rows'),
  onlyNear: `Only within ${NEAR_FARM_KM} km of the farm`,
  nearNeedsBoundary: 'To import only what is near the farm, choose its boundary first, or cut the file down.',
  noProposal: 'None of the known coordinate systems would put it in New Zealand.',
  otherSystem: 'Another system',
  readInSystem: 'Use it',
  eastColumn: 'Longitude or easting',
  northColumn: 'Latitude or northing',
  readPlaces: 'Read the places',
  format: 'Format',
  coordinates: 'Coordinates',
  content: 'Contents',
  mended: 'Mended',
  leftOut: 'Left out',
  toLookAt: 'Rows to look at',
  outlineBefore: 'Outline in the file',
  outlineAfter: 'Outline as it is mended',
  beforeAfter: (before: string, after: string): string => `${before} before, ${after} after.`,
  nothingPlaced: 'Nothing in the file is in New Zealand.',
  nothingNear: 'Nothing in the file is near the farm.',
  whatToMake: 'How to import it',
  turnInto: 'Make features',
  asKind: 'Import as',
  eachAsItsKind: 'Each as its kind',
  /** Option for a file that does not name the kinds of its rows. */
  eachByShape: 'Areas, lines and points, each as a kind of their own',
  shapesBecome: {
    polygon: 'Areas become',
    line: 'Lines, tracks and routes become',
    point: 'Points and waypoints become',
  },
  isOtherKind: (plural: string): string => `The file says that it is one of the ${plural}.`,
  saysNoKind: 'The file does not say what it is.',
  ofNoKind: 'Nothing',
  linksLeftOut: (count: number): string =>
    `Left out: ${counted(count, 'link to a feature or a file', 'links to features or files')} that this plan and the file do not have.`,
  ofAllKinds: (count: number): string => (count === 1 ? 'feature' : 'features'),
  columnsBecome: 'Match columns',
  columnsOf: 'Columns of',
  columnsAsNamed: 'As their headings say',
  columnLeftOut: 'Left out',
  idColumn: 'Which feature it is (_id)',
  whatRowsDo: 'Result by row',
  kind: 'Kind',
  everyKind: 'Every kind',
  result: 'Result',
  everyResult: 'Every result',
  leftAsItIs: 'Left as it is',
  changeStanding: (count: number): string =>
    count === 1
      ? 'Change the one that is on the plan already'
      : `Change the ${countInFigures(count)} that are on the plan already`,
  changeStandingHelp: 'The list below shows the differences. Leave this unticked to add new features only.',
  make: sayMake,
  goBack: 'Go back',
  manyOverlap: (count: number): string =>
    `${countInFigures(count)} places or more overlap, and their ground is counted twice.`,
  manyOutside: (count: number): string =>
    `${countInFigures(count)} or more are outside the boundary, whole or in part.`,
  moreFaults: (count: number): string =>
    `And ${countInFigures(count)} more: the drawing board lists them all.`,
  putAway: 'Remove file',
  takeOut: 'Export the farm',
  kinds: 'What to export',
  allKinds: 'Everything, if nothing is chosen.',
  makeFile: 'Make the file',
  exported: (farm: string): string => `${farm} map`,
  losesNothing: 'Read back in, it gives the same features again.',
  steps: { writing: 'Writing the file' },
} as const;

/** Summarises the contents of a file: '12 areas, 3 points'. */
export function sayMapRows({
  areas,
  lines,
  points,
}: Pick<MapRowCounts, 'areas' | 'lines' | 'points'>): string {
  const said = [
    areas > 0 ? counted(areas, 'area', 'areas') : '',
    lines > 0 ? counted(lines, 'line', 'lines') : '',
    points > 0 ? counted(points, 'point', 'points') : '',
  ].filter((part) => part !== '');
  return said.length === 0 ? 'nothing with a place' : said.join(', ');
}

/**
 * Summarises what importing rows would do: '2 new, 1 to be changed on the plan, …'; `changesStanding` tells whether existing features are
 * changed at all.
 */
export function sayWhatRowsDo(
  {
    made,
    changed,
    same,
    leftOut,
  }: {
    readonly made: number;
    readonly changed: number;
    readonly same: number;
    readonly leftOut: number;
  },
  changesStanding: boolean,
): string {
  const [fresh, different, alike, without] = [made, changed, same, leftOut].map(countInFigures);
  const fate = changesStanding ? 'to be changed on the plan' : 'left as they are on the plan';
  return `${fresh} new, ${different} ${fate}, ${alike} the same as on the plan, ${without} left out.`;
}
