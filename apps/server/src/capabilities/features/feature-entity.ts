import type { Entity } from '../../platform/ledger/change-plan.ts';
import { findFeature, type FeatureRow } from './feature-store.ts';
import { presentFeature } from './present-feature.ts';

/** A feature of any kind, as writes and the log know it. */
export const featureEntity: Entity<FeatureRow> = {
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
};
