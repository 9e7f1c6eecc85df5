import type { Analyte, AnalyteKey } from './analytes.ts';

/** Result as a laboratory reports it. With a limit the true value lies below or above the figure: '<2', '>400'. */
export interface Result {
  readonly value: number;
  readonly limit?: 'below' | 'above' | undefined;
}
export type Results = { readonly [K in AnalyteKey]?: Result | undefined };

export type ReadResult =
  | { readonly ok: true; readonly result: Result | null }
  | { readonly ok: false; readonly message: string };

const NOTHING: ReadonlySet<string> = new Set(['', '-', '–', '—']);
const WRITTEN =
  /^([<>])?\s*(-?)([1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d+[.,]?\d*(?:e[+-]?\d{1,2})?|[.,]\d+)\s*(.*)$/iu;
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** Matches marks after a figure, by which a laboratory points to a remark on its page. */
const MARKS = /\s*[*†‡#^]+$/u;

const squashed = (text: string): string => text.toLowerCase().replaceAll(/[\s()[\]]/g, '');

/** Checks whether a laboratory's spelling of a unit is the analyte's unit. */
export const isUnitOf = ({ unitSpellings }: Analyte, unit: string): boolean =>
  unitSpellings.includes(squashed(unit));

const limits = { '<': 'below', '>': 'above' } as const;

/** Formats a figure with its unit: '17 mg/L', '5.8'. */
export const withUnit = ({ unit }: Analyte, figure: string | number): string =>
  unit === '' ? String(figure) : `${figure} ${unit}`;

/** Matches a point before three digits: in a file with decimal commas it may be a thousands separator or a typing error. */
const POINT_OF_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Parses digits. A comma before three digits separates thousands, except after a zero and in files with decimal commas. */
const numberOf = (digits: string, hasDecimalCommas: boolean): number => {
  const unspaced = digits.replaceAll(/[ \u00a0\u202f]/g, '');
  const isThousands = THOUSANDS.test(unspaced) && !(hasDecimalCommas && !unspaced.includes('.'));
  return Number(isThousands ? unspaced.replaceAll(',', '') : unspaced.replace(',', '.'));
};

/** Checks whether a figure can only be read with a decimal comma: '5,8', '0,125', but not '1,250'. */
export const hasDecimalComma = (text: string): boolean => {
  const [, , , digits = ''] = WRITTEN.exec(text.trim()) ?? [];
  return digits.includes(',') && !THOUSANDS.test(digits.replaceAll(/[ \u00a0\u202f]/g, ''));
};

/** Checks whether a figure has a mark that points to a remark: '5.8*'. */
export const hasMark = (text: string): boolean => /\d\s*[*†‡#^]+$/u.test(text.trim());

/**
 * Reads a result as people and laboratories write it: '17', '5.8', '<2', '> 400', '1,250', '1 000', '5.8*', '8 MAF QT'. Empty text and '-'
 * mean not measured. Refused: text that is no figure, another unit, and impossible values for soil.
 */
export function readResult(analyte: Analyte, text: string, hasDecimalCommas = false): ReadResult {
  const plain = text.trim().replace(MARKS, '');
  if (NOTHING.has(plain)) return { ok: true, result: null };
  const [, sign, minus, digits = '', unit = ''] = WRITTEN.exec(plain) ?? [];
  const { label, possibleMax, possibleMin } = analyte;
  if (digits === '')
    return {
      ok: false,
      message: `${label} must be a figure such as 17, 5.8 or <2: “${plain.slice(0, 40)}” is none`,
    };
  if (unit !== '' && !isUnitOf(analyte, unit))
    return {
      ok: false,
      message: `${label} is wanted ${analyte.unit === '' ? 'without a unit' : `in ${analyte.unit}`}, and “${plain.slice(0, 40)}” is in another: units are not converted`,
    };
  if (hasDecimalCommas && POINT_OF_THOUSANDS.test(digits))
    return {
      ok: false,
      message: `${label} of “${digits}” may be ${digits} or ${digits.replace('.', '')}: the file writes decimals with commas`,
    };
  const value = numberOf(digits, hasDecimalCommas);
  if (minus === '-' && value !== 0) return { ok: false, message: `${label} must be 0 or more` };
  if (value > possibleMax)
    return {
      ok: false,
      message: `${label} must be ${withUnit(analyte, possibleMax)} or less: no soil holds more`,
    };
  if (value < possibleMin)
    return {
      ok: false,
      message: `${label} must be ${withUnit(analyte, possibleMin)} or more: no soil holds less`,
    };
  const limit = sign === '<' || sign === '>' ? limits[sign] : undefined;
  return { ok: true, result: limit === undefined ? { value } : { value, limit } };
}

/** Writes a result as the laboratory does: '17', '<2'. Reading it gives the same result. */
export const writeResult = ({ value, limit }: Result): string =>
  `${limit === undefined ? '' : limit === 'below' ? '<' : '>'}${value}`;

export const isSameResult = (a: Result | undefined, b: Result | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a.value === b.value && a.limit === b.limit;

/** Warning about an unusual result, beyond the slider's range. It can still be saved. */
export function unusualResult(analyte: Analyte, result: Result): string | undefined {
  const { min, max } = analyte.slider;
  if (result.value > max)
    return `Above ${withUnit(analyte, max)}: check the report again. It is kept as typed.`;
  return result.value < min ? `Below ${min}: check the report again. It is kept as typed.` : undefined;
}
