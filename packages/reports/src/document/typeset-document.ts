import { levelLooks, NOT_RATED } from '@tussock/domain';
import { chartScene } from '../chart/chart-scene.ts';
import { describeChart } from '../chart/chart-spec.ts';
import { tussockMark } from '../look/tussock-mark.ts';
import type { TypesetDocument } from '../report-input.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneToSvg } from '../scene/scene-to-svg.ts';
import { documentTemplate } from '../templates/document.typ.ts';
import { paperTemplate } from '../templates/paper.typ.ts';
import { breakable, lacksCharacters, printable, proseOf } from '../text/printable.ts';
import type { Block, Cell, PlanDocument, TableBlock } from './plan-document.ts';
import { rowsAcross } from './rows-across.ts';

/** Picture for print, as JPEG. */
export interface PrintPicture {
  readonly bytes: Uint8Array;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pictures by file id. */
export type PrintPictures = ReadonlyMap<string, PrintPicture>;

/** Note printed below every page on which a character was replaced. */
const LACKING = 'A dotted circle marks a character that cannot be printed.';

/** Replaces unprintable characters in every text of a value. */
function allPrintable(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value);
  if (Array.isArray(value)) return value.map((one) => allPrintable(one, write));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, allPrintable(one, write)]));
}

/** Converts a cell to the template's form. */
function cellOf(cell: Cell): unknown {
  if (typeof cell === 'string') return breakable(cell);
  const { text, tone = 'plain', below = [], levels = [], links = [] } = cell;
  return {
    text: breakable(text),
    tone,
    below: below.map(breakable),
    links: links.map(({ to, text: word }) => ({ to, text: proseOf(word) })),
    levels: levels.map(({ text: word, level, isBefore = false }) => ({
      text: word,
      isBefore,
      ...(level ? levelLooks[level] : NOT_RATED),
    })),
  };
}

function tableData(table: TableBlock): unknown {
  const { columns, rows, total } = rowsAcross(table);
  return {
    type: 'table',
    columns: allPrintable(columns, printable),
    rows: rows.map((row) => row.map(cellOf)),
    total: total ? total.map(breakable) : null,
  };
}

/** Collects the files of a document and assigns their names. */
function fileShelf() {
  const files: Record<string, string | Uint8Array> = {};
  let count = 0;
  const put = (ending: string, content: string | Uint8Array): string => {
    count += 1;
    const name = `drawing-${count}.${ending}`;
    files[name] = content;
    return name;
  };
  return {
    files,
    drawing: (scene: Scene, alt: string) => {
      const svg = sceneToSvg(scene);
      const lacks = lacksCharacters(svg);
      return { file: put('svg', svg), alt: printable(alt), width: scene.width, lacks };
    },
    picture: ({ bytes }: PrintPicture) => put('jpg', bytes),
  };
}

type Shelf = ReturnType<typeof fileShelf>;

function blockData(block: Block, shelf: Shelf, pictures: PrintPictures): unknown {
  switch (block.type) {
    case 'table':
      return tableData(block);
    case 'chart':
      return {
        type: 'drawing',
        isLandscape: false,
        paper: 'a4',
        ...shelf.drawing(chartScene(block.spec), describeChart(block.spec)),
      };
    case 'map':
      return {
        type: 'drawing',
        isLandscape: block.isLandscape,
        paper: block.paper ?? 'a4',
        ...shelf.drawing(block.scene, block.alt),
      };
    case 'pictures':
      return {
        type: 'pictures',
        missing: printable(block.missing),
        pictures: block.pictures.map(({ fileId, title, alt, caption }) => {
          const picture = pictures.get(fileId);
          return {
            file: picture ? shelf.picture(picture) : null,
            title: proseOf(title),
            alt: printable(alt) || printable(caption),
            caption: proseOf(caption),
          };
        }),
      };
    default:
      return allPrintable(block, proseOf);
  }
}

/** Prepares a document for typesetting, with the given pictures; a missing picture is replaced by a frame with a text. */
export function typesetDocument(
  document: PlanDocument,
  pictures: PrintPictures = new Map(),
): TypesetDocument {
  const shelf = fileShelf();
  const { cover, sections, ...about } = document;
  const [year, month, day] = document.day.split('-').map(Number);
  const { picture, ...said } = cover;
  const shown = allPrintable({ ...said, subject: document.subject }, proseOf) as typeof said; // texts for texts, nothing else is changed
  const coverPicture = picture && shelf.drawing(picture.scene, picture.alt);
  const coverLacks = coverPicture?.lacks === true || lacksCharacters(JSON.stringify(shown));
  const data = {
    ...(allPrintable(about, proseOf) as object), // as above
    hasFront: document.hasFront ?? true,
    lacking: LACKING,
    title: printable(`${document.name}: ${document.subject}`),
    day: { year, month, day },
    cover: {
      ...shown,
      foot: coverLacks ? `${shown.foot} ${LACKING}` : shown.foot,
      picture: coverPicture,
    },
    sections: sections.map(({ id, title, level, isNewPage = false, blocks }) => ({
      id,
      title: proseOf(title),
      level,
      isNewPage,
      blocks: blocks.map((block) => blockData(block, shelf, pictures)),
    })),
  };
  return {
    main: 'document.typ',
    files: {
      'document.typ': documentTemplate,
      'paper.typ': paperTemplate,
      'data.json': JSON.stringify(data),
      'mark.svg': sceneToSvg(tussockMark()),
      ...shelf.files,
    },
  };
}
