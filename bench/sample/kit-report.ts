import type { TypesetDocument } from '../../apps/server/src/platform/pdf/pdf-renderer.ts';
import type { Cell, PlanDocument } from '@tussock/reports';
import Kit from 'pdfkit';

const MARGIN = 40;
const ROW = 14;
const SMALL = 8;

/** The outlines in an SVG, by their path data. */
const pathsIn = (svg: string): readonly string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/**
 * The cells of a document's tables and the outlines of its drawings as pdfkit writes them: text at a place and paths, without measuring
 * columns, contents, tags or fonts of its own. It is less of a report than ours, so that it flatters the peer.
 */
export async function kitReport(document: PlanDocument, { files }: TypesetDocument): Promise<Uint8Array> {
  const kit = new Kit({ size: 'A4', margin: MARGIN, font: 'Helvetica' });
  const parts: Buffer[] = [];
  kit.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => void kit.on('end', resolve));
  for (const [name, text] of Object.entries(files)) {
    if (typeof text !== 'string' || !name.endsWith('.svg')) continue;
    kit.addPage();
    for (const d of pathsIn(text)) kit.path(d).stroke();
  }
  kit.fontSize(SMALL);
  for (const { blocks } of document.sections)
    for (const block of blocks) if (block.type === 'table') addRows(kit, block.rows);
  kit.end();
  await ended;
  return Buffer.concat(parts);
}

function addRows(kit: PDFKit.PDFDocument, rows: readonly (readonly Cell[])[]): void {
  kit.addPage();
  let y = MARGIN;
  for (const cells of rows) {
    if (y > kit.page.height - MARGIN - ROW) {
      kit.addPage();
      y = MARGIN;
    }
    const width = (kit.page.width - 2 * MARGIN) / cells.length;
    for (const [index, cell] of cells.entries())
      kit.text(textOf(cell), MARGIN + index * width, y, {
        width,
        height: ROW,
        ellipsis: true,
        lineBreak: false,
      });
    y += ROW;
  }
}
