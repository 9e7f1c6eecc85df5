/** What stands for a formula that its workbook holds no value of, where a failed one has `#DIV/0!`. */
const NOT_WORKED_OUT = '#NOT WORKED OUT!';
/** What a spreadsheet writes where a formula failed. */
const FAILED_FORMULA = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/;

/** Why a cell holds no value though a formula stands in it: that failed, or was never worked out. Null for every other text. */
export function sayUnworkedFormula(text: string): string | null {
  if (FAILED_FORMULA.test(text)) return `“${text}” is a formula that failed`;
  return text === NOT_WORKED_OUT
    ? 'its formula was never worked out: open the file in a spreadsheet and save it there'
    : null;
}

/** What packs files into one and takes them out again, as `fflate` does. */
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
/** A cell with a formula, and its value where it has one. */
const FORMULA_CELL =
  /<((?:\w+:)?)c\b([^>]*)>\s*(<\1f\b[^>]*?(?:\/>|>[^<]*<\/\1f>))\s*(?:<\1v\s*\/>|<\1v>([^<]*)<\/\1v>)?\s*<\/\1c>/g;
/** What it names of such a cell: prefix, attributes, formula, value. */
const PARTS = 4;
const KIND_OF_CELL = /\s*\bt=(["'])(.*?)\1/;

/** A formula of text may come to nothing, which is a value. */
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
 * A workbook (XLSX) in which formulas without a value are texts that say so, as `sayUnworkedFormula` reads them: what reads the cells takes
 * them for empty ones, and a value that was meant would be gone without a word. Throws what `zip` does where it cannot be unpacked.
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
