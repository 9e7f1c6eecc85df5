import {
  areaSquareMetres,
  isPolygonal,
  uniteAreas,
  type GroundOperations,
  type PolygonalGeometry,
} from '@tussock/geometry';
import type { Attributes } from '../../derive/any-kind.ts';
import type { UncheckedOf } from '../../derive/values-of.ts';
import type { kinds } from '../../kinds/registry.ts';
import { applicationValues, nameOfFeature, type FarmFeature } from './farm.ts';

/** Ground an application was spread on, with the breakdown of its area. */
export interface TreatedGround {
  /** Null when nothing is chosen or drawn, or everything is excluded. */
  readonly geometry: PolygonalGeometry | null;
  readonly hectares: number;
  readonly parts: readonly { readonly label: string; readonly hectares: number }[];
}

interface Step {
  readonly label: string;
  readonly geometry: PolygonalGeometry | null;
  readonly isTakenOff: boolean;
}

// A trial hands in what stands in a form, which nothing has checked yet.
const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id: unknown) => typeof id === 'string') : [];
type ZoneRow = UncheckedOf<{
  readonly fields: typeof kinds.fertiliser.fields.fertiliser_application_exclusion_zones.row;
}>;
/** Keys of a row that can refer to ground. */
type GroundKey = keyof ZoneRow & ('feature_map_layer' | 'csas' | 'ecosystems' | 'dams');
const rowsIn = (value: unknown): readonly ZoneRow[] =>
  Array.isArray(value)
    ? value.filter((row: unknown): row is ZoneRow => typeof row === 'object' && row !== null)
    : [];

/** Serialises the chosen paddocks, new areas and zones of an application, for comparing two choices. */
export const listsChosen = (properties: Readonly<Record<string, unknown>>): string => {
  const { paddocks, fertiliser_application_new, fertiliser_application_exclusion_zones } = properties;
  const chosen = [paddocks, fertiliser_application_new, fertiliser_application_exclusion_zones];
  return JSON.stringify(chosen.map((list) => (Array.isArray(list) && list.length > 0 ? list : null)));
};

/** Serialises everything the ground of an application is chosen by, for comparing two choices. */
export const groundChoice = ({
  geometry,
  properties,
}: {
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
}): string => JSON.stringify([geometry, listsChosen(properties)]);

/** Checks whether an application has chosen paddocks or new areas; otherwise its ground is the drawn shape. */
export const isGroundChosen = (properties: Attributes): boolean => {
  const { paddocks, fertiliser_application_new: areas } = applicationValues(properties);
  return idsIn(paddocks).length > 0 || rowsIn(areas).length > 0;
};

/** Label of a row: the name a person typed, or a default. */
const labelOf = ({ name }: ZoneRow, otherwise: string): string =>
  typeof name === 'string' && name.trim() !== '' ? name : otherwise;

/** Area of a ground on the ellipsoid, in hundredths of a hectare. */
export const hundredths = (ground: PolygonalGeometry | null): number =>
  ground === null ? 0 : Math.round(areaSquareMetres(ground) / 100);

/** Ground of a feature with a margin in metres around it; null for a line or a point without a margin. */
function groundOf(geos: GroundOperations, feature: FarmFeature, metres: number): PolygonalGeometry | null {
  if (metres > 0) return geos.bufferMetres(feature.geometry, metres);
  return isPolygonal(feature.geometry) ? feature.geometry : null;
}

function together(
  geos: GroundOperations,
  grounds: readonly (PolygonalGeometry | null)[],
): PolygonalGeometry | null {
  return grounds.reduce<PolygonalGeometry | null>(
    (sum, ground) => (sum && ground ? geos.union(sum, ground) : (sum ?? ground)),
    null,
  );
}

function stepsOf(
  geos: GroundOperations,
  drawn: PolygonalGeometry | null,
  properties: Attributes,
  features: ReadonlyMap<string, FarmFeature>,
): readonly Step[] {
  const values = applicationValues(properties);
  const known = (ids: unknown): readonly FarmFeature[] =>
    idsIn(ids).flatMap((id) => features.get(id.toLowerCase()) ?? []);
  const rowGround = (row: ZoneRow, keys: readonly GroundKey[]): PolygonalGeometry | null => {
    const metres = Number(row.setback ?? 0) || 0;
    return together(
      geos,
      keys.flatMap((key) => known(row[key]).map((feature) => groundOf(geos, feature, metres))),
    );
  };
  const chosen: readonly Step[] = [
    ...known(values.paddocks).map((paddock) => ({
      label: nameOfFeature(paddock),
      geometry: groundOf(geos, paddock, 0),
      isTakenOff: false,
    })),
    ...rowsIn(values.fertiliser_application_new).map((row) => ({
      label: labelOf(row, 'New area'),
      geometry: rowGround(row, ['feature_map_layer']),
      isTakenOff: false,
    })),
  ];
  return [
    ...(chosen.length > 0 ? chosen : [{ label: 'Drawn shape', geometry: drawn, isTakenOff: false }]),
    ...rowsIn(values.fertiliser_application_exclusion_zones).map((row) => ({
      label: labelOf(row, 'Exclusion zone'),
      geometry: rowGround(row, ['feature_map_layer', 'csas', 'ecosystems', 'dams']),
      isTakenOff: true,
    })),
  ];
}

/**
 * Computes the ground of an application: the union of chosen paddocks and new areas, or the drawn shape when none is chosen, less the
 * exclusion zones. Hectares of record to 2 decimals. Each part of the breakdown is what it adds or removes in turn, so that overlapping
 * zones are not removed twice and the parts add up to the area.
 */
export function treatedGround(
  geos: GroundOperations,
  application: { readonly drawn: PolygonalGeometry | null; readonly properties: Attributes },
  features: ReadonlyMap<string, FarmFeature>,
): TreatedGround {
  let ground: PolygonalGeometry | null = null;
  const parts: { label: string; hectares: number }[] = [];
  for (const step of stepsOf(geos, application.drawn, application.properties, features)) {
    const before = hundredths(ground);
    if (step.geometry) {
      if (!step.isTakenOff) ground = ground ? geos.union(ground, step.geometry) : step.geometry;
      else if (ground) ground = geos.difference(ground, step.geometry);
    }
    parts.push({ label: step.label, hectares: (hundredths(ground) - before) / 100 });
  }
  return { geometry: ground, hectares: hundredths(ground) / 100, parts };
}

/**
 * Lists the chosen areas without margins, which can be computed without a geometry engine. Undefined when something chosen has no area of
 * its own.
 */
export function chosenAreas(
  properties: Attributes,
  features: ReadonlyMap<string, Pick<FarmFeature, 'geometry'>>,
): readonly PolygonalGeometry[] | undefined {
  const values = applicationValues(properties);
  const rows = rowsIn(values.fertiliser_application_new);
  const ids = [...idsIn(values.paddocks), ...rows.flatMap((row) => idsIn(row.feature_map_layer))];
  const shapes = ids.flatMap((id) => features.get(id.toLowerCase())?.geometry ?? []);
  const areas = shapes.filter(isPolygonal);
  const hasMargins = rows.some(({ setback }) => (Number(setback ?? 0) || 0) > 0);
  return hasMargins || areas.length < shapes.length ? undefined : areas;
}

/**
 * Computes the ground of an application without a geometry engine for margins and cuts, as on an offline device: hectares of record to 2
 * decimals. Undefined when something has a margin, has no area of its own, or is excluded: that ground is not guessed.
 */
export function groundOnDevice(
  { drawn, properties }: { readonly drawn: PolygonalGeometry | null; readonly properties: Attributes },
  features: ReadonlyMap<string, FarmFeature>,
): TreatedGround | undefined {
  const values = applicationValues(properties);
  const rows = rowsIn(values.fertiliser_application_new);
  if (!chosenAreas(properties, features)) return undefined;
  if (rowsIn(values.fertiliser_application_exclusion_zones).length > 0) return undefined;
  const areasOf = (ids: unknown): readonly PolygonalGeometry[] =>
    idsIn(ids).flatMap((id) => {
      const shape = features.get(id.toLowerCase())?.geometry;
      return shape && isPolygonal(shape) ? [shape] : [];
    });
  const chosen = [
    ...idsIn(values.paddocks).flatMap((id) => {
      const paddock = features.get(id.toLowerCase());
      return paddock ? [{ label: nameOfFeature(paddock), areas: areasOf([id]) }] : [];
    }),
    ...rows.map((row) => ({ label: labelOf(row, 'New area'), areas: areasOf(row.feature_map_layer) })),
  ];
  const steps = chosen.length > 0 ? chosen : [{ label: 'Drawn shape', areas: drawn ? [drawn] : [] }];
  let ground: PolygonalGeometry | null = null;
  const parts: { label: string; hectares: number }[] = [];
  for (const { label, areas } of steps) {
    const before = hundredths(ground);
    for (const area of areas) ground = ground ? uniteAreas([ground, area]) : area;
    parts.push({ label, hectares: (hundredths(ground) - before) / 100 });
  }
  return { geometry: ground, hectares: hundredths(ground) / 100, parts };
}
