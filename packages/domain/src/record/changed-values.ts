import { countInFigures } from '../formats/figures.ts';
import type { Field, ListField } from '../kind/field.ts';
import { countOf, type ViewRow } from '../codecs/field-codec.ts';
import { viewSections } from '../derive/view-rows.ts';
import { isUuid } from '../codecs/is-uuid.ts';
import { analytes } from '../soil/analytes.ts';
import { writeResult, type Result } from '../soil/result.ts';
import { canonicalJson } from './canonical-json.ts';
import type { EntityDeclaration } from './define-entity.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { SOIL_TEST } from './soil-test-id.ts';

type Values = Readonly<Record<string, unknown>>;

/** Changed value as text, before and after. Null where there was or is no value; a shape has no text. */
export interface ChangedValue {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly isShape?: true;
}

/** Finds the name of the thing that has an id. */
export type NameOf = (id: string) => string | undefined;

const analyteKeys: ReadonlySet<string> = new Set(analytes.map(({ key }) => key));
const isResultOf = ({ id }: EntityDeclaration, key: string): boolean =>
  id === SOIL_TEST && analyteKeys.has(key);

/**
 * Formats the value of a declared field for a person, whatever the other values are; null for an empty value. References are shown as a
 * count when names are not available.
 */
export function sayValue(field: Field, value: unknown, nameOf?: NameOf): string | null {
  if (value === undefined || value === null) return null;
  // Whether a form would ask for it now is not asked: it was written.
  const { shownWhen: _shown, ...plain } = field;
  const [section] = viewSections(
    { fields: { value: plain }, sections: [{ title: '', fields: ['value'] }] },
    { value },
  );
  const [row] = section?.rows ?? [];
  if (!row) return null;
  const inWords = ({ text, featureIds }: Pick<ViewRow, 'text' | 'featureIds'>): string =>
    featureIds && nameOf ? featureIds.map((id) => nameOf(id) ?? 'one that is gone').join(', ') : text;
  if (!row.rows) return inWords(row);
  return row.rows
    .map((cells) => cells.map((cell) => `${cell.label}: ${inWords(cell)}`).join(', '))
    .join('; ');
}

function sayOf(
  entity: EntityDeclaration,
  key: string,
  nameOf: NameOf | undefined,
): (value: unknown) => string | null {
  const field = entity.fields[key] ?? entity.toldOfMade?.[key];
  // The result of a laboratory is a figure with its limit; the form that declares the field holds text.
  if (isResultOf(entity, key))
    return (value) => (value === undefined || value === null ? null : writeResult(value as Result));
  if (field) return (value) => sayValue(field, value, nameOf);
  return (value) => (Array.isArray(value) ? sayList(value, nameOf) : sayOne(value, nameOf));
}

const sayOne = (value: unknown, nameOf: NameOf | undefined): string | null => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? (nameOf?.(value) ?? value) : null;
};

/** Formats a list of words and named references; ids without a name are left out, because they mean nothing to a reader. */
const sayList = (values: readonly unknown[], nameOf: NameOf | undefined): string | null =>
  values
    .flatMap((value) => {
      if (typeof value === 'string') return nameOf?.(value) ?? (isUuid(value) ? [] : value);
      // A part that people have given a name.
      const { name } = (value ?? {}) as { readonly name?: unknown };
      return typeof name === 'string' ? name : [];
    })
    .join(', ') || null;

type Rows = readonly unknown[];

/**
 * Compares two lists of rows: those removed, those added, and the number unchanged. Undefined when no row is unchanged, or rows were only
 * moved.
 */
function rowsApart(
  before: unknown,
  after: unknown,
): { readonly gone: Rows; readonly come: Rows; readonly stayed: number } | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const [was, is] = [new Set(before.map(canonicalJson)), new Set(after.map(canonicalJson))];
  const gone = before.filter((row) => !is.has(canonicalJson(row)));
  const come = after.filter((row) => !was.has(canonicalJson(row)));
  const stayed = before.length - gone.length;
  // One that stood twice and stands once is in neither.
  if (stayed !== after.length - come.length || stayed === 0 || gone.length + come.length === 0)
    return undefined;
  return { gone, come, stayed };
}

/** Describes rows added to a season's log: a single added row is shown with the number of other rows. */
function sayRows(
  field: ListField,
  sides: { readonly before: unknown; readonly after: unknown },
  nameOf: NameOf | undefined,
): Pick<ChangedValue, 'before' | 'after'> {
  const apart = rowsApart(sides.before, sides.after);
  if (!apart)
    return { before: sayValue(field, sides.before, nameOf), after: sayValue(field, sides.after, nameOf) };
  const say = (rows: Rows): string =>
    rows.length === 0
      ? countOf(apart.stayed, field.rowNoun)
      : `${sayValue(field, rows, nameOf) ?? ''}; and ${countInFigures(apart.stayed)} more`;
  return { before: say(apart.gone), after: say(apart.come) };
}

/** Lists the changed values of a thing in the order of its declaration: the value before, and the value that was set. */
export function changedValues(
  entity: EntityDeclaration,
  { before, set }: { readonly before: Values; readonly set: Values },
  nameOf?: NameOf,
): readonly ChangedValue[] {
  const labels: Readonly<Record<string, string>> = {
    ...entity.labels,
    ...Object.fromEntries(
      Object.entries({ ...entity.toldOfMade, ...entity.fields }).map(([key, { label }]) => [key, label]),
    ),
  };
  return Object.entries(labels)
    .filter(([key]) => key in set)
    .map(([key, label]): ChangedValue => {
      if (key === GEOMETRY) return { key, label, before: null, after: null, isShape: true };
      const say = sayOf(entity, key, nameOf);
      const field = entity.fields[key];
      if (field?.type === 'list')
        return { key, label, ...sayRows(field, { before: before[key], after: set[key] }, nameOf) };
      return { key, label, before: say(before[key]), after: say(set[key]) };
    });
}
