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

/** Reads a PDF with poppler's tools, as a stranger would: text, document facts and tags. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-read-pdf-'));
  try {
    const file = join(folder, 'report.pdf');
    writeFileSync(file, bytes);
    const run = (tool: string, args: readonly string[]): string => {
      try {
        return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      } catch (error) {
        throw new Error(`${tool} is needed to read PDFs in tests (Debian: apt-get install poppler-utils)`, {
          cause: error,
        });
      }
    };
    const info = run('pdfinfo', [file])
      .split('\n')
      .map((line) => /^([^:]+):\s*(.*)$/u.exec(line))
      .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? ''] as const] : []));
    return {
      text: run('pdftotext', ['-layout', file, '-']),
      info: Object.fromEntries(info),
      structure: run('pdfinfo', ['-struct-text', file]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
