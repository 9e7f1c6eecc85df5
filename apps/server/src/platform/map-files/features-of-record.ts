import type { RecordRow } from '@tussock/contract';
import {
  allKinds,
  GEOMETRY,
  kindOfEntity,
  type AnyKind,
  type Attributes,
  type Measures,
} from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';

/** A feature of a plan's record, for tables and layers in files. */
export interface RecordFeature {
  readonly id: string;
  readonly kind: AnyKind;
  readonly geometry: Geometry;
  readonly attributes: Attributes;
  readonly measures: Measures;
}

const figures = ['areaHectares', 'areaM2', 'lengthMetres'] as const;

/** Selects the features of a record. */
export const featuresIn = (rows: readonly RecordRow[]): readonly RecordFeature[] =>
  rows.flatMap(({ id, entity, values, made }) => {
    const kind = kindOfEntity(entity);
    if (!kind) return [];
    const { [GEOMETRY]: geometry, ...attributes } = values;
    const measures = Object.fromEntries(
      figures.flatMap((key) => (typeof made[key] === 'number' ? [[key, made[key]]] : [])),
    );
    return [{ id, kind, geometry: geometry as Geometry, attributes, measures }]; // checked when it was written
  });

/** Groups features by kind, in the order of the declarations; kinds without features are left out. */
export const byKind = (
  features: readonly RecordFeature[],
): readonly { readonly kind: AnyKind; readonly features: readonly RecordFeature[] }[] =>
  allKinds
    .map((kind) => ({ kind, features: features.filter((feature) => feature.kind.id === kind.id) }))
    .filter((of) => of.features.length > 0);
