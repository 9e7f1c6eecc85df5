import { mapFileNotices } from '@tussock/domain';
// The named class is there in its types alone.
// oxlint-disable-next-line import/no-named-as-default -- see above
import DxfParser from 'dxf-parser';
import { decodeText } from './decode-text.ts';
import { placeDrawn, type Blocks } from './drawn-blocks.ts';
import { drawnShapes, type Drawn } from './drawn-shapes.ts';
import { MapFileRefused, type RawFile, type RawRow, type ReadFormat } from './raw-table.ts';

/** Letters that a drawing spells by their numbers, as older programs do with macrons: `T\U+014Dtara` is Tōtara. */
const spelt = (text: string | undefined): string | null =>
  text?.replaceAll(/\\U\+([0-9A-F]{4})/gi, (_, number: string) =>
    String.fromCharCode(parseInt(number, 16)),
  ) ?? null;

/** What is drawn, as whoever drew it calls it: a surface is written down as a line is. */
const typeOf = ({ type, is3dPolygonMesh = false, isPolyfaceMesh = false }: Drawn): string =>
  is3dPolygonMesh || isPolyfaceMesh ? 'MESH' : type;

const COLUMNS = ['Layer', 'Type', 'Text'] as const;

const isPlaceCode = (code: number): boolean => (code >= 10 && code <= 59) || (code >= 210 && code <= 239);
const DECIMAL_COMMA = /^\s*[-+]?\d+,\d+\s*$/;
/** What belongs to the entity before it, or ends a section. */
const PARTS: ReadonlySet<string> = new Set([
  'VERTEX',
  'SEQEND',
  'ATTRIB',
  'SECTION',
  'ENDSEC',
  'EOF',
  'INSERT',
]);

interface Scanned {
  readonly text: string;
  /** Types in the section of entities that are not read: the parser passes over those it does not know. */
  readonly unread: ReadonlySet<string>;
  readonly commas: number;
}

/** Looks over the codes and values of a drawing, on a line each. Decimal commas become points: the parser would read no further than to them. */
function scan(text: string): Scanned {
  const lines = text.split(/\r\n|\n|\r/);
  const unread = new Set<string>();
  let section = '';
  let commas = 0;
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [code, value = ''] = [Number(lines[at]), lines[at + 1]];
    const word = value.trim();
    if (code === 0 && section === 'ENTITIES' && !PARTS.has(word) && !drawnShapes[word]) unread.add(word);
    if (code === 0 && word === 'SECTION') section = (lines[at + 3] ?? '').trim();
    if (!isPlaceCode(code) || !DECIMAL_COMMA.test(value)) continue;
    commas += 1;
    lines[at + 1] = value.replace(',', '.');
  }
  return { text: commas > 0 ? lines.join('\n') : text, unread, commas };
}

/** @throws MapFileRefused */
function parse(text: string): { readonly entities: readonly Drawn[]; readonly blocks: Blocks } {
  try {
    const { entities = [], blocks = {} } = new DxfParser().parseSync(text) ?? {};
    return { entities, blocks };
  } catch {
    throw new MapFileRefused('brokenDxf');
  }
}

/** Reads the lines, outlines, points and texts of an ASCII drawing, blocks where they are put; what else is drawn is told and left out. */
export const readDxf: ReadFormat = ({ name, bytes }): RawFile => {
  const decoded = decodeText(bytes);
  if (decoded.text.startsWith('AutoCAD Binary DXF')) throw new MapFileRefused('binaryDxf');
  const { text, unread, commas } = scan(decoded.text);
  const { entities, blocks } = parse(text);
  const leftOut = new Set(unread);
  const placed = placeDrawn(entities, blocks, typeOf, (type) => leftOut.add(type));
  const rows = placed.map(({ entity, layer, shape }, index): RawRow => ({
    line: index + 1,
    shape,
    cells: [spelt(layer), typeOf(entity), spelt(entity.text)],
  }));
  if (rows.length === 0 && leftOut.size > 0) throw new MapFileRefused('nothingDrawn');
  return {
    tables: [{ name, rows: rows.length }],
    table: name,
    columns: COLUMNS,
    rows,
    said: { of: 'nothing' },
    notices: [
      ...decoded.notices,
      ...(commas > 0 ? [mapFileNotices.decimalCommas(commas)] : []),
      ...(leftOut.size > 0 ? [mapFileNotices.entitiesLeftOut([...leftOut].join(', '))] : []),
    ],
  };
};
