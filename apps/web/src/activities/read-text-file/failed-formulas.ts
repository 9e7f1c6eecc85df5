import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const FAILED = /(<(?:\w+:)?c\s[^>]*?\bt=)(["'])e\2/g;

/**
 * The workbook with its failed formulas as texts, `#DIV/0!`: what reads the cells takes them for empty ones, and a value that
 * was there would be gone without a word.
 */
export function failedFormulasAsText(bytes: Uint8Array): Uint8Array {
  const sheets = unzipSync(bytes, { filter: ({ name }) => SHEET.test(name) });
  const changed = Object.entries(sheets).flatMap(([name, sheet]) => {
    const text = strFromU8(sheet);
    const told = text.replaceAll(FAILED, '$1$2str$2');
    return told === text ? [] : [[name, strToU8(told)] as const];
  });
  return changed.length === 0
    ? bytes
    : zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 });
}
