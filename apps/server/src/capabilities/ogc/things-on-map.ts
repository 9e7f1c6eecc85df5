import { editionsOf, riskTypes, type Attributes } from '@tussock/domain';
import { labelPoint, type Geometry } from '@tussock/geometry';
import type { Reader } from '../../platform/database/open-database.ts';
import { actionStore, madeOfAction, valuesOfAction } from '../../platform/things/stored-actions.ts';
import { findLayer } from '../cadastral/index.ts';
import { findFeaturesById } from '../features/index.ts';
import { findPlan, infoOf } from '../plans/index.ts';
import { assessPlan } from '../risk/index.ts';
import type { OgcSource } from './collections.ts';

/** An item of a collection that is read as a whole. */
export interface ThingOnMap {
  readonly id: string;
  readonly geometry: Geometry;
  readonly properties: Attributes;
  /** Last change; null for what has no time. */
  readonly at: Date | null;
}

async function readLayer(
  db: Reader,
  planId: string,
  layer: 'boundary' | 'cadastral',
): Promise<readonly ThingOnMap[]> {
  const parts = await findLayer(db, planId, layer);
  return parts.map(({ id, geojson, properties, areaM2 }) => {
    const { id: _own, ...values } = properties as Attributes; // written by the boundary's own write
    return {
      id,
      geometry: geojson as Geometry, // as above
      properties: { ...values, areaHectares: Math.round(areaM2 / 100) / 100 },
      at: null,
    };
  });
}

/** Land units with the level of each risk; those without the values of a formula have none. */
async function readLandRisk(db: Reader, planId: string): Promise<readonly ThingOnMap[]> {
  const { rules } = editionsOf(infoOf(await findPlan(db, planId)));
  return (await assessPlan(db, planId, rules)).map(({ unit, name, ratings }) => ({
    id: unit._id,
    geometry: unit.geometry,
    properties: {
      name,
      areaHectares: unit.areaHectares,
      ...Object.fromEntries(
        riskTypes.flatMap(({ key }) => {
          const rating = ratings.find(({ riskType }) => riskType === key);
          return [
            [`${key}Inherent`, rating?.inherentLevel ?? null],
            [`${key}Residual`, rating?.residualLevel ?? null],
          ];
        }),
      ),
    },
    at: null,
  }));
}

/** Actions on the features where they are done, at the place where its label would be. */
async function readActions(db: Reader, planId: string): Promise<readonly ThingOnMap[]> {
  const actions = await actionStore.findAll(db, planId);
  const ids = [...new Set(actions.flatMap((action) => valuesOfAction(action).featureIds ?? []))];
  const features = await findFeaturesById(db, planId, ids);
  return actions.flatMap((action) => {
    const { featureIds = [], ...values } = valuesOfAction(action);
    const { dueDay = null } = madeOfAction(action);
    return featureIds.flatMap((featureId): readonly ThingOnMap[] => {
      const feature = features.get(featureId);
      if (!feature) return [];
      const at = labelPoint(feature.geojson as Geometry); // checked before it was stored
      return [
        {
          id: `${action.id}.${featureId}`,
          geometry: { type: 'Point', coordinates: at },
          properties: {
            actionId: action.id,
            featureId,
            ...values,
            dueDay,
            updatedAt: action.updatedAt.toISOString(),
          },
          at: action.updatedAt,
        },
      ];
    });
  });
}

const readers: {
  readonly [Of in Exclude<OgcSource['of'], 'kind'>]: (
    db: Reader,
    planId: string,
  ) => Promise<readonly ThingOnMap[]>;
} = {
  boundary: (db, planId) => readLayer(db, planId, 'boundary'),
  titles: (db, planId) => readLayer(db, planId, 'cadastral'),
  landRisk: readLandRisk,
  actions: readActions,
};

/** Reads all things of a source in the order of their ids. */
export async function readThings(
  db: Reader,
  planId: string,
  source: Exclude<OgcSource, { of: 'kind' }>,
): Promise<readonly ThingOnMap[]> {
  const things = await readers[source.of](db, planId);
  return things.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
