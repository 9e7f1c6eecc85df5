import { figureUpTo } from '../formats/figures.ts';
import type { ListField } from '../kind/field.ts';
import { accept, countOf, refuse, type FieldCodec, type FieldRefusal } from './field-codec.ts';
import { isBlank } from './is-blank.ts';

type Row = Readonly<Record<string, unknown>>;

/** Refuses rows that repeat a value that must be unique. */
function repeatedRows({ uniqueBy, rowNoun }: ListField, rows: readonly Row[], at: string): FieldRefusal[] {
  if (uniqueBy === undefined) return [];
  const seen = new Set<unknown>();
  return rows.flatMap((row, index) => {
    const value = row[uniqueBy];
    if (isBlank(value)) return [];
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated
      ? [{ field: `${at}.${index}.${uniqueBy}`, message: `This ${rowNoun} is already in the list` }]
      : [];
  });
}

const WHOLE_PERCENT = 100;

/** Refuses percentages of one whole that add up to more than 100, at the largest of them. */
function overfullRows({ wholeOf, rowNoun }: ListField, rows: readonly Row[], at: string): FieldRefusal[] {
  if (!wholeOf) return [];
  return rows.flatMap((row, index) => {
    const parts = wholeOf.keys.flatMap((key) => {
      const percent = row[key];
      return typeof percent === 'number' ? [{ key, percent }] : [];
    });
    // Percentages have hundredths: what a sum of binary fractions adds to them is taken off.
    const sum = Math.round(parts.reduce((total, { percent }) => total + percent, 0) * 100) / 100;
    if (sum <= WHOLE_PERCENT) return [];
    const largest = parts.reduce((most, part) => (part.percent > most.percent ? part : most));
    const message = `The ${wholeOf.noun} of a ${rowNoun} must not come to more than 100 %: these come to ${figureUpTo(sum, 2)} %`;
    return [{ field: `${at}.${index}.${largest.key}`, message }];
  });
}

/** Codec of rows of plain fields. */
export const listCodec: FieldCodec<ListField, readonly Row[]> = {
  check(field, value, at, within) {
    if (!Array.isArray(value)) return refuse(at, `${field.label} must be a list`);
    if (value.length > field.maxRows)
      return refuse(at, `${field.label} must have ${field.maxRows} rows or fewer`);
    const refusals: FieldRefusal[] = [];
    const rows = value.map((row: unknown, index): Row => {
      const checked = within(field.row, row, `${at}.${index}.`);
      if (checked.ok) return checked.attributes;
      refusals.push(...checked.refusals);
      return {};
    });
    refusals.push(...repeatedRows(field, rows, at), ...overfullRows(field, rows, at));
    return refusals.length > 0 ? { ok: false, refusals } : accept(rows);
  },
  blank: [],
  // Rows of several values have no plain form in one cell: JSON, with the keys of the declaration.
  write: (_field, value) => JSON.stringify(value),
  read(_field, cell) {
    try {
      return JSON.parse(cell) as unknown; // narrowed from any
    } catch {
      return cell;
    }
  },
  listed: ({ rowNoun }, value) => countOf(value.length, rowNoun),
  order: (_field, value) => value.length,
  view: ({ rowNoun, row }, value, within) => ({
    text: countOf(value.length, rowNoun),
    rows: value.map((values) => within(row, Object.keys(row), values)),
  }),
  schema: ({ row, maxRows }, within) => ({ type: 'array', items: within(row), maxItems: maxRows }),
  opensForm: true,
};
