/** Marker for a formula without a computed value, like `#DIV/0!` for a failed one. */
const NOT_WORKED_OUT = '#NOT WORKED OUT!';
/** Matches spreadsheet errors of failed formulas. */
const FAILED_FORMULA = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/;

/** Reason why a cell with a formula has no value: the formula failed, or was never computed. Null for any other text. */
export function sayUnworkedFormula(text: string): string | null {
  if (FAILED_FORMULA.test(text)) return `“${text}” is a formula that failed`;
  return text === NOT_WORKED_OUT
    ? 'its formula was never worked out: open the file in a spreadsheet and save it there'
    : null;
}

/** Packs and unpacks files, as `fflate` does. */
export interface Zip {
  readonly unzipSync: (
    bytes: Uint8Array,
    options?: { readonly filter: (file: { readonly name: string }) => boolean },
  ) => Readonly<Record<string, Uint8Array>>;
  readonly zipSync: (files: Record<string, Uint8Array>, options: { readonly level: 0 }) => Uint8Array;
  readonly strFromU8: (bytes: Uint8Array) => string;
  readonly strToU8: (text: string) => Uint8Array;
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const FAILED_CELL = /(<(?:\w+:)?c\s[^>]*?\bt=)(["'])e\2/g;
/** Matches a cell with a formula, and its value if it has one. */
const FORMULA_CELL =
  /<((?:\w+:)?)c\b([^>]*)>\s*(<\1f\b[^>]*?(?:\/>|>[^<]*<\/\1f>))\s*(?:<\1v\s*\/>|<\1v>([^<]*)<\/\1v>)?\s*<\/\1c>/g;
/** Number of groups in that match: prefix, attributes, formula, value. */
const PARTS = 4;
const KIND_OF_CELL = /\s*\bt=(["'])(.*?)\1/;

/** Adds the marker to a formula without a value. A formula of text may give an empty text, which is a value. */
function withValue(
  cell: string,
  [tag = '', attributes = '', formula = '', value = '']: readonly string[],
): string {
  return value.trim() !== '' || KIND_OF_CELL.exec(attributes)?.[2] === 'str'
    ? cell
    : `<${tag}c${attributes.replace(KIND_OF_CELL, '')} t="str">${formula}<${tag}v>${NOT_WORKED_OUT}</${tag}v></${tag}c>`;
}

const toldIn = (sheet: string): string =>
  sheet
    .replaceAll(FORMULA_CELL, (cell: string, ...parts: string[]) => withValue(cell, parts.slice(0, PARTS)))
    .replaceAll(FAILED_CELL, '$1$2str$2');

/**
 * Marks formulas without a value in a workbook (XLSX) with a text that `sayUnworkedFormula` recognises. Otherwise a reader would take those
 * cells as empty and silently lose the value. Throws what `zip` throws when the workbook cannot be unpacked.
 */
export function unworkedFormulasAsText(bytes: Uint8Array, zip: Zip): Uint8Array {
  const sheets = zip.unzipSync(bytes, { filter: ({ name }) => SHEET.test(name) });
  const changed = Object.entries(sheets).flatMap(([name, sheet]) => {
    const text = zip.strFromU8(sheet);
    const told = toldIn(text);
    return told === text ? [] : [[name, zip.strToU8(told)] as const];
  });
  return changed.length === 0
    ? bytes
    : zip.zipSync({ ...zip.unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 });
}
