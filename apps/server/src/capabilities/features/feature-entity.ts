import { GEOMETRY } from '@tussock/domain';
import { toHectares, toTenthsOfMetre } from '@tussock/geometry';
import type { Recorded, RecordedEntity } from '../../platform/ledger/entity.ts';
import { findFeature, type FeatureRow } from './feature-store.ts';
import { attributesOfRow, kindOfRow, presentFeature } from './present-feature.ts';

type Figures = Pick<FeatureRow, 'areaM2' | 'lengthM' | 'createdAt' | 'updatedAt'>;

/** Figures of a shape: hectares to 2 decimals, square metres, and metres to 1; null where it has none. */
export const figuresOf = ({ areaM2, lengthM }: Pick<Figures, 'areaM2' | 'lengthM'>) => ({
  areaHectares: areaM2 === null ? null : toHectares(areaM2),
  areaM2,
  lengthMetres: lengthM === null ? null : toTenthsOfMetre(lengthM),
});

/** Values of a feature that the server sets. */
const madeOfFeature = ({ areaM2, lengthM, createdAt, updatedAt }: Figures): Recorded['made'] => ({
  ...figuresOf({ areaM2, lengthM }),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** The ledger entity of features, of every kind. */
export const featureEntity: RecordedEntity<FeatureRow> = {
  nameOf: ({ kind }) => kind,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  find: findFeature,
  logged: ({ name, attributes, geojson, kindVersion }) => ({
    name,
    attributes,
    geometry: geojson,
    kindVersion,
  }),
  present: presentFeature,
  recorded: (row) => ({
    version: row.version,
    kindVersion: kindOfRow(row).version,
    values: { [GEOMETRY]: row.geojson, ...attributesOfRow(row) },
    made: madeOfFeature(row),
  }),
};
