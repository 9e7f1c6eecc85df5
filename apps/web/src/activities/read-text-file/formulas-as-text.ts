import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const FAILED = /(<(?:\w+:)?c\s[^>]*?\bt=)(["'])e\2/g;
/** A cell of a figure with a formula and without its value: what writes workbooks without reckoning leaves it so. */
const UNRECKONED =
  /<((?:\w+:)?)c\s([^>]*)><\1f(?:\s[^>]*)?(?:\/>|>[^<]*<\/\1f>)(?:<\1v\s*\/>|<\1v><\/\1v>)?<\/\1c>/g;
const TYPE = /\bt=(["'])(.*?)\1/;
const unreckonedAsText = (cell: string, prefix: string, attributes: string): string =>
  // A text that a formula made may well be empty.
  (TYPE.exec(attributes)?.[2] ?? 'n') === 'n'
    ? `<${prefix}c ${attributes.replace(TYPE, '')} t="str"><${prefix}v>#NOT CALCULATED!</${prefix}v></${prefix}c>`
    : cell;

/**
 * The workbook with its failed formulas as texts, `#DIV/0!`, and those without a value as `#NOT CALCULATED!`: what reads the
 * cells takes them for empty ones, and a value that was there would be gone without a word.
 */
export function formulasAsText(bytes: Uint8Array): Uint8Array {
  const sheets = unzipSync(bytes, { filter: ({ name }) => SHEET.test(name) });
  const changed = Object.entries(sheets).flatMap(([name, sheet]) => {
    const text = strFromU8(sheet);
    const told = text.replaceAll(FAILED, '$1$2str$2').replaceAll(UNRECKONED, unreckonedAsText);
    return told === text ? [] : [[name, strToU8(told)] as const];
  });
  return changed.length === 0
    ? bytes
    : zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 });
}
