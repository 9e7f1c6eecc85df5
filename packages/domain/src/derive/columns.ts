import { nameOrder } from '../formats/name-order.ts';
import type { Measures } from '../kind/define-kind.ts';
import type { Field } from '../kind/field.ts';
import { writeCellText } from '../codecs/cell-text.ts';
import { codecOf } from '../codecs/codec-of.ts';
import type { FeatureNames } from '../codecs/field-codec.ts';
import { figureWith } from '../formats/figures.ts';
import type { AnyKind, Attributes } from './any-kind.ts';

/** Column of a kind's list: a field, a figure measured from the shape, or a figure computed from both. */
export interface FeatureColumn {
  readonly key: string;
  /** Label with its unit, as used in the heading of the list and of an export. */
  readonly header: string;
  readonly unit?: string;
  readonly align: 'start' | 'end';
  readonly isShownAtFirst: boolean;
  /** Field of the column; undefined for computed figures, which nobody types. */
  readonly field?: Field;
  /** Number of decimals shown for a figure. */
  readonly decimals?: number;
  /** Unrounded value that is added up at the foot: hectares and metres. Heights and rates are not summed. */
  readonly summedIn?: (attributes: Attributes, measures: Measures) => number | undefined;
  readonly valueIn: (attributes: Attributes, measures: Measures) => unknown;
}

/** Number of columns shown before a person has chosen: the first section, the required fields and the measures. */
const MOST_SHOWN_AT_FIRST = 7;

const withUnit = (label: string, unit: string | undefined): string =>
  unit === undefined || unit === 'year' ? label : `${label} (${unit})`;

const SQUARE_METRES_PER_HECTARE = 10_000;
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function fieldColumn(key: string, field: Field, isShownAtFirst: boolean): FeatureColumn {
  const isNumber = field.type === 'number' || field.type === 'integer';
  const unit = isNumber ? field.unit : undefined;
  return {
    key,
    header: withUnit(field.label, unit),
    ...(unit === undefined ? {} : { unit }),
    align: isNumber ? 'end' : 'start',
    isShownAtFirst,
    field,
    ...(unit === 'ha' && { summedIn: (attributes: Attributes) => numberIn(attributes[key]) }),
    valueIn: (attributes) => attributes[key],
  };
}

function measureColumns(kind: AnyKind): FeatureColumn[] {
  const area: FeatureColumn = {
    key: 'figure:area',
    header: 'Mapped area (ha)',
    unit: 'ha',
    align: 'end',
    isShownAtFirst: true,
    decimals: 2,
    valueIn: (_attributes, { areaHectares }) => areaHectares,
    summedIn: (_attributes, { areaM2 }) =>
      areaM2 === undefined ? undefined : areaM2 / SQUARE_METRES_PER_HECTARE,
  };
  const length: FeatureColumn = {
    ...area,
    key: 'figure:length',
    header: 'Mapped length (m)',
    unit: 'm',
    decimals: 1,
    valueIn: (_attributes, { lengthMetres }) => lengthMetres,
    summedIn: (_attributes, { lengthMetres }) => lengthMetres,
  };
  return [
    ...(kind.shapes.includes('polygon') ? [area] : []),
    ...(kind.shapes.includes('line') ? [length] : []),
  ];
}

const derivedColumns = (kind: AnyKind): FeatureColumn[] =>
  (kind.derived ?? []).map(({ key, label, unit, decimals = 0, of }) => ({
    key: `figure:${key}`,
    header: withUnit(label, unit),
    ...(unit === undefined ? {} : { unit }),
    align: 'end',
    isShownAtFirst: false,
    decimals,
    valueIn: of,
  }));

const columnsOf = new Map<AnyKind, readonly FeatureColumn[]>();

/** Lists every column a kind's list can show, in the order of its sections: name first, then measures, fields and figures. */
export function featureColumns(kind: AnyKind): readonly FeatureColumn[] {
  const known = columnsOf.get(kind);
  if (known) return known;
  const order = kind.sections.flatMap(({ fields }) => fields);
  const first = new Set(
    [...order.filter((key) => kind.fields[key]?.required), ...(kind.sections[0]?.fields ?? [])].slice(
      0,
      MOST_SHOWN_AT_FIRST,
    ),
  );
  const fields = order.flatMap((key) => {
    const field = kind.fields[key];
    return field ? [fieldColumn(key, field, first.has(key))] : [];
  });
  const name = fields.filter(({ key }) => key === 'name');
  const made = [
    ...name,
    ...measureColumns(kind),
    ...fields.filter((column) => !name.includes(column)),
    ...derivedColumns(kind),
  ];
  columnsOf.set(kind, made);
  return made;
}

/** Formats a value that is not of its field's type as plain text, unchanged. */
const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);

/** Checks whether a field's value is too large for one cell and opens a form of its own. */
export const opensForm = (field: Field): boolean => codecOf(field).opensForm === true;

/** Checks whether a value has the type that its field's codec takes. A refused value may have any type. */
const isOfField = (field: Field, value: unknown): boolean => {
  const { blank } = codecOf(field);
  if (Array.isArray(blank)) return Array.isArray(value);
  if (typeof blank === 'boolean') return typeof value === 'boolean';
  return field.type === 'number' || field.type === 'integer'
    ? typeof value === 'number'
    : typeof value === 'string';
};

/** Formats the value of a column for its cell, without the unit, which is in the heading. A refused value is shown as it was typed. */
export function columnText(column: FeatureColumn, value: unknown, names: FeatureNames): string {
  if (value === undefined || value === null) return '';
  const { field, decimals } = column;
  if (!field) return typeof value === 'number' ? figureWith(value, decimals ?? 0) : plainText(value);
  if (Array.isArray(value) && value.length === 0) return '';
  const { listed } = codecOf(field);
  if (listed && isOfField(field, value)) return listed(field, value);
  return isOfField(field, value) || typeof value === 'string'
    ? writeCellText(field, value, names)
    : plainText(value);
}

function sortable(
  { field }: FeatureColumn,
  value: unknown,
  names: FeatureNames,
): number | string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'number') return value;
  if (!field) return plainText(value);
  const { order } = codecOf(field);
  if (order && isOfField(field, value)) return order(field, value);
  return isOfField(field, value) || typeof value === 'string'
    ? writeCellText(field, value, names)
    : plainText(value);
}

/** Sorts rows by a column: options in declared order, text in dictionary order, blanks last in both directions. */
export function sortByColumn<Row>(
  rows: readonly Row[],
  column: FeatureColumn,
  order: {
    readonly descending: boolean;
    readonly valueOf: (row: Row) => unknown;
    readonly names: FeatureNames;
  },
): readonly Row[] {
  const sign = order.descending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, by: sortable(column, order.valueOf(row), order.names) }));
  keyed.sort((a, b) => {
    if (a.by === undefined || b.by === undefined)
      return Number(a.by === undefined) - Number(b.by === undefined);
    if (typeof a.by === 'number' && typeof b.by === 'number') return sign * (a.by - b.by);
    return sign * nameOrder.compare(String(a.by), String(b.by));
  });
  return keyed.map(({ row }) => row);
}

/**
 * Sums a column and rounds once (docs/design/ground-and-terrain.md), so the rounded rows beside it may differ in their last digit. Returns
 * undefined for columns that are not summed and for those without a figure.
 */
export function columnTotal(
  { summedIn, decimals = 3 }: FeatureColumn,
  rows: readonly { readonly attributes: Attributes; readonly measures: Measures }[],
): number | undefined {
  if (!summedIn) return undefined;
  const figures = rows.flatMap(({ attributes, measures }) => summedIn(attributes, measures) ?? []);
  if (figures.length === 0) return undefined;
  const scale = 10 ** decimals;
  // Fourteen figures: the sum of 0.1 and 0.2 is 0.3, and a half is met as a half.
  return Math.round(Number((figures.reduce((sum, value) => sum + value, 0) * scale).toPrecision(14))) / scale;
}
