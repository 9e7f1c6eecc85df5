import type { BodyOf, FeatureReply, saveFeatures } from '@tussock/contract';
import {
  checkAttributes,
  isSameJson,
  nameKey,
  nextName,
  startingAttributes,
  unaskedValues,
  type AnyKind,
  type Attributes,
  type FieldRefusal,
  type Measures,
  pluralOf,
} from '@tussock/domain';
import {
  areaHectares,
  checkGeometry,
  isPolygonal,
  isSameOutline,
  lengthMetres,
  toTenthsOfMetre,
  type Geometry,
} from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { featuresOfKind, measuresOf } from '../../sync/index.ts';
import type { SourceRow } from './source-row.ts';

/** Outcome of a row. */
export type RowFate = 'new' | 'changed' | 'same' | 'refused';

export interface ImportRow {
  readonly line: number;
  readonly name: string;
  readonly fate: RowFate;
  /** Labels of the values that would change. */
  readonly changes: readonly string[];
  readonly faults: readonly FieldRefusal[];
  /** The write for the row; undefined where there is nothing to write. */
  readonly write?: BodyOf<typeof saveFeatures>['rows'][number];
}

interface Target {
  readonly feature?: FeatureReply;
  readonly fault?: string;
  /** Its new name, where a generated one is taken. */
  readonly name?: string;
}

const nameIn = (values: Readonly<Record<string, unknown>>): string =>
  typeof values['name'] === 'string' ? values['name'].trim() : '';

/** Features of a kind by name, ignoring case. Features without a name are left out. */
function byNameIn(kind: AnyKind, own: readonly FeatureReply[]): ReadonlyMap<string, readonly FeatureReply[]> {
  const byName = new Map<string, FeatureReply[]>();
  for (const feature of own) {
    const name = nameKey(kind.label(feature.properties));
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), feature]);
  }
  return byName;
}

/** Creates the function that finds the feature of a row: by id, else by a unique name; by a generated name only with the same shape. */
function createFinder(
  kind: AnyKind,
  rows: readonly SourceRow[],
  features: readonly FeatureReply[],
): (row: SourceRow) => Target {
  const own = featuresOfKind(features, kind);
  const byId = new Map(own.map((feature) => [feature._id, feature]));
  const byName = byNameIn(kind, own);
  const names = new Set([
    ...own.map(({ properties }) => nameIn(properties)),
    ...rows.map(({ values }) => nameIn(values)),
  ]);
  const taken = new Set<string>();
  const freeName = (name: string): Target => {
    const free = nextName(name, names);
    names.add(free);
    return { name: free };
  };
  return (row) => {
    const known = byId.get(row.id.toLowerCase());
    const namesakes = known ? [known] : (byName.get(nameKey(nameIn(row.values))) ?? []);
    const isMadeUp = !known && row.isNameMadeUp === true;
    const [feature] = isMadeUp
      ? namesakes.filter((one) => !taken.has(one._id) && isWhereItStands(kind, row, one))
      : namesakes;
    if (!feature) return namesakes.length > 0 ? freeName(nameIn(row.values)) : {};
    if (!isMadeUp && namesakes.length > 1)
      return { fault: `${namesakes.length} ${pluralOf(kind)} have this name: give the _id` };
    if (taken.has(feature._id)) return { fault: 'Another row is for the same one' };
    taken.add(feature._id);
    return { feature };
  };
}

/** Finds the existing feature of each row of a file; undefined for a new one. */
export function featuresOfRows(
  kind: AnyKind,
  rows: readonly SourceRow[],
  features: readonly FeatureReply[],
): readonly (FeatureReply | undefined)[] {
  const findTarget = createFinder(kind, rows, features);
  return rows.map((row) => findTarget(row).feature);
}

const measure = (geometry: Geometry): Measures => {
  if (geometry.type === 'Point') return {};
  return isPolygonal(geometry)
    ? { areaHectares: areaHectares(geometry) }
    : { lengthMetres: toTenthsOfMetre(lengthMetres(geometry)) };
};

interface JudgedShape {
  /** The new shape, where it differs from the present one. */
  readonly geometry?: Geometry;
  readonly measures: Measures;
  readonly faults: readonly FieldRefusal[];
}

function judgeShape(kind: AnyKind, row: SourceRow, feature: FeatureReply | undefined): JudgedShape {
  const stands = feature ? measuresOf(feature) : {};
  if (row.shape === undefined) {
    const isUnplaced = !feature && row.faults.length === 0;
    return {
      measures: stands,
      faults: isUnplaced
        ? [{ field: 'geometry', message: `A new ${kind.names.inSentence} needs a shape` }]
        : [],
    };
  }
  const checked = checkGeometry(row.shape, kind.shapes);
  if (!checked.ok)
    return { measures: {}, faults: checked.reasons.map(({ message }) => ({ field: 'geometry', message })) };
  const current = feature && checkGeometry(feature.geometry, kind.shapes);
  if (current?.ok && isSameOutline(current.geometry, checked.geometry))
    return { measures: stands, faults: [] };
  return { geometry: checked.geometry, measures: measure(checked.geometry), faults: [] };
}

/** Whether a row has the present shape of a feature. */
function isWhereItStands(kind: AnyKind, row: SourceRow, feature: FeatureReply): boolean {
  const { geometry, faults } = judgeShape(kind, row, feature);
  return geometry === undefined && faults.length === 0;
}

function changedLabels(kind: AnyKind, before: Attributes, after: Attributes): string[] {
  return (
    Object.entries(kind.fields)
      // A database hands the parts of a row of a list back in an order of its own: that is no change.
      .filter(([key]) => !isSameJson(before[key], after[key]))
      .map(([, { label }]) => label)
  );
}

/** Compares the rows of a file with the plan: the outcome and the problems of each. Stores nothing. `check` may require less than a form does. */
export function planImport(
  kind: AnyKind,
  rows: readonly SourceRow[],
  features: readonly FeatureReply[],
  check: typeof checkAttributes = checkAttributes,
): readonly ImportRow[] {
  const findTarget = createFinder(kind, rows, features);
  return rows.map((row) => planRow({ kind, check }, row, findTarget(row)));
}

function planRow(
  { kind, check }: { readonly kind: AnyKind; readonly check: typeof checkAttributes },
  row: SourceRow,
  { feature, fault, name }: Target,
): ImportRow {
  const values = {
    ...(feature?.properties ?? startingAttributes(kind)),
    ...row.values,
    ...(name === undefined ? {} : { name }),
  };
  const shape = judgeShape(kind, row, feature);
  const checked = check(kind, values, shape.measures);
  const faults: readonly FieldRefusal[] = [
    ...[...row.faults, ...(fault === undefined ? [] : [fault])].map((message) => ({ field: '', message })),
    ...shape.faults,
    ...(checked.ok ? [] : checked.refusals),
    ...unaskedValues(kind, values, Object.keys(row.values)),
  ];
  const common = { line: row.line, name: nameIn(values), faults };
  if (faults.length > 0 || !checked.ok) return { ...common, fate: 'refused', changes: [] };
  const changes = [
    ...(feature ? changedLabels(kind, feature.properties, checked.attributes) : []),
    ...(feature && shape.geometry ? ['Shape'] : []),
  ];
  if (feature && changes.length === 0) return { ...common, fate: 'same', changes };
  return {
    ...common,
    fate: feature ? 'changed' : 'new',
    changes,
    write: {
      _id: feature?._id ?? row.newId ?? uuidv7(),
      featureType: kind.wording.featureType,
      ...(feature ? { version: feature.version } : {}),
      ...(shape.geometry ? { geometry: shape.geometry } : {}),
      properties: { ...checked.attributes },
    },
  };
}
