import { dollars, figureUpTo } from '../formats/figures.ts';
import type { NumberField } from '../kind/field.ts';
import { readNumberText } from '../kind/read-number.ts';
import { accept, refuse, type FieldCodec } from './field-codec.ts';

const MOST_DECIMALS = 3;
/** Decimals of a field. A position in degrees has more, because a thousandth of a degree is a hundred metres. */
const decimalsOf = ({ step = 1 }: NumberField): number =>
  Math.max(MOST_DECIMALS, Math.ceil(-Math.log10(step) - 1e-9));

/** Appends a unit to a figure; a degree sign follows without a space. */
const withUnit = (figure: string, unit: string): string =>
  unit === '°' ? figure + unit : `${figure} ${unit}`;

/** Formats a limit for a refusal. */
function limitText({ unit }: NumberField, value: number): string {
  if (unit === 'year') return String(value);
  const figure = figureUpTo(value, MOST_DECIMALS);
  if (unit === undefined) return figure;
  return unit === '$' ? `$${figure}` : withUnit(figure, unit);
}

/** Formats a number for a list; a year has no thousands separator. */
const listed = (field: NumberField, value: number): string =>
  field.unit === 'year' ? String(value) : figureUpTo(value, decimalsOf(field));

/** Codec of whole and decimal numbers. */
export const numberCodec: FieldCodec<NumberField, number> = {
  check(field, value, at) {
    const number = typeof value === 'string' ? readNumberText(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number))
      return refuse(at, `${field.label} must be a number`);
    if (field.type === 'integer' && !Number.isInteger(number))
      return refuse(at, `${field.label} must be a whole number`);
    const { orWithin } = field;
    if (orWithin && number >= orWithin.min && number <= orWithin.max) return accept(number);
    if (number < field.min)
      return refuse(at, `${field.label} must be ${limitText(field, field.min)} or more`);
    if (number > field.max)
      return refuse(at, `${field.label} must be ${limitText(field, field.max)} or less`);
    return accept(number);
  },
  blank: '',
  write: (_field, value) => String(value),
  read({ unit }, cell) {
    const trimmed = cell.trim();
    if (unit === '$') return trimmed.replace(/^\$\s*/, '');
    return unit !== undefined && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length).trim() : trimmed;
  },
  listed,
  order: (_field, value) => value,
  view(field, value) {
    if (field.unit === '$') return { text: dollars(value) };
    const figure = listed(field, value);
    return {
      text: field.unit === undefined || field.unit === 'year' ? figure : withUnit(figure, field.unit),
    };
  },
  schema: ({ type, min, max, orWithin, unit }) => ({
    type,
    ...(orWithin
      ? {
          anyOf: [
            { minimum: min, maximum: max },
            { minimum: orWithin.min, maximum: orWithin.max },
          ],
        }
      : { minimum: min, maximum: max }),
    ...(unit ? { 'x-unit': unit } : {}),
  }),
};
