import type { FeatureReply } from '@tussock/contract';
import { kindById, upgradeAttributes, type AnyKind, type Attributes, type KindId } from '@tussock/domain';
import { toHectares, toTenthsOfMetre, type Geometry } from '@tussock/geometry';
import type { FeatureRow } from './feature-store.ts';

/** The declaration of a stored feature. */
// Rows are written with a kind of the registry only.
export const kindOfRow = (row: Pick<FeatureRow, 'kind'>): AnyKind => kindById(row.kind as KindId);

/** The stored attributes, upgraded to the present version of the kind. */
export const attributesOfRow = (row: Pick<FeatureRow, 'kind' | 'kindVersion' | 'attributes'>): Attributes =>
  upgradeAttributes(kindOfRow(row), row.attributes as Attributes, row.kindVersion); // checked against the kind when they were written

/** The `id` of a feature whose kind has ids of its own, beside `_id`. */
function ownId(row: FeatureRow): { id?: string } {
  const { uniqueBy, wording } = kindOfRow(row);
  if (wording.idKey !== 'id' || uniqueBy === undefined) return {};
  return { id: String(attributesOfRow(row)[uniqueBy]) };
}

/** Formats a feature for the wire. Spec §9: hectares to 2 decimals, and the square metres that sums are made of. Lengths are metres to 1 decimal. */
export function presentFeature(row: FeatureRow): FeatureReply {
  return {
    _id: row.id,
    ...ownId(row),
    planId: row.planId,
    featureType: kindOfRow(row).wording.featureType,
    version: row.version,
    geometry: row.geojson as Geometry, // checked before it was stored
    properties: { ...attributesOfRow(row) },
    areaHectares: row.areaM2 === null ? null : toHectares(row.areaM2),
    areaM2: row.areaM2,
    lengthMetres: row.lengthM === null ? null : toTenthsOfMetre(row.lengthM),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
