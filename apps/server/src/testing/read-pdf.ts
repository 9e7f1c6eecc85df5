import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ReadPdf {
  /** The words in reading order. */
  readonly text: string;
  /** What `pdfinfo` says, by its headings. */
  readonly info: Readonly<Record<string, string>>;
  /** The tags, with the text each holds. */
  readonly structure: string;
}

type Run = (tool: string, ...args: readonly string[]) => string;

/** Puts a PDF where poppler's tools find it, as long as it is read. */
function withTools<T>(bytes: Uint8Array, read: (run: Run, file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-read-pdf-'));
  try {
    const file = join(folder, 'report.pdf');
    writeFileSync(file, bytes);
    return read((tool, ...args) => {
      try {
        return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      } catch (error) {
        throw new Error(`${tool} is needed to read PDFs in tests (Debian: apt-get install poppler-utils)`, {
          cause: error,
        });
      }
    }, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads a PDF with poppler's tools, as a stranger would: text, document facts and tags. */
export const readPdf = (bytes: Uint8Array): ReadPdf =>
  withTools(bytes, (run, file) => {
    const info = run('pdfinfo', file)
      .split('\n')
      .map((line) => /^([^:]+):\s*(.*)$/u.exec(line))
      .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? ''] as const] : []));
    return {
      text: run('pdftotext', '-layout', file, '-'),
      info: Object.fromEntries(info),
      structure: run('pdfinfo', '-struct-text', file),
    };
  });

/** The size of a page, and how long the straight lines are that are stroked on it, all in points of 1/72 inch. */
export interface PageLines {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly lines: readonly number[];
}

/** What a printer would draw of a page: only paths of a single stretch are measured. */
export const linesOfPage = (bytes: Uint8Array, page: number): PageLines =>
  withTools(bytes, (run, file) => {
    const svg = run('pdftocairo', '-svg', '-f', String(page), '-l', String(page), file, '-');
    const [, width = '', height = ''] = /<svg[^>]* width="([\d.]+)[^"]*" height="([\d.]+)/u.exec(svg) ?? [];
    // Older and newer versions of the tool say so as a style and as an attribute.
    const strokes = [...svg.matchAll(/<path[^>]*fill(?::|=")none[^>]*>/gu)].map(([tag]) => tag);
    const lines = strokes.flatMap((tag) => {
      const [, d = ''] = / d="([^"]*)"/u.exec(tag) ?? [];
      const [, matrix = '1, 0, 0, 1, 0, 0'] = /transform="matrix\(([^)]*)\)"/u.exec(tag) ?? [];
      const [a = 1, b = 0, c = 0, e = 1] = matrix.split(/[ ,]+/u).map(Number);
      const stretch = /^M ([\d.-]+) ([\d.-]+) L ([\d.-]+) ([\d.-]+) ?$/u.exec(d);
      if (!stretch) return [];
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = stretch.slice(1).map(Number);
      const [dx, dy] = [x2 - x1, y2 - y1];
      return [Math.hypot(a * dx + c * dy, b * dx + e * dy)];
    });
    return { widthPoints: Number(width), heightPoints: Number(height), lines };
  });
