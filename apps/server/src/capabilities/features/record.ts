import { allKinds, GEOMETRY, type AnyKind, type Attributes } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import type { Values } from '@tussock/sync';
import { recordRowOf } from '../../platform/ledger/entity.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import type { Services } from '../../services.ts';
import { measure } from './examine-shape.ts';
import { featureEntity, figuresOf } from './feature-entity.ts';
import { findFeatureLines } from './feature-lines-store.ts';
import { findDeletedFeature, findDeletedFeatures, type FeatureRow } from './feature-store.ts';
import { attributesOfRow, kindOfRow } from './present-feature.ts';
import { putFeature, removeFeature, type TakeWith } from './put-feature.ts';

/** Reads a feature from the log; its figures are measured anew. */
function readLogged(entity: string, logged: unknown) {
  const { attributes, geometry, kindVersion } = logged as LoggedFeature; // written by `featureEntity.logged`
  const row = { kind: entity, kindVersion, attributes };
  const { areaM2, lengthM } = measure(geometry);
  return {
    kindVersion: kindOfRow(row).version,
    values: { [GEOMETRY]: geometry, ...attributesOfRow(row) },
    made: figuresOf({ areaM2, lengthM }),
  };
}

interface LoggedFeature {
  readonly attributes: Attributes;
  readonly geometry: Geometry;
  readonly kindVersion: number;
}

export const featureReader: RecordReader = {
  entities: allKinds.map(({ id }) => id),
  read: findFeatureLines,
  fromLog: readLogged,
  findDeleted: async (trx, planId, since) =>
    (await findDeletedFeatures(trx, planId, since)).map((row) => recordRowOf(featureEntity, row)),
};

const inputOf = ({ [GEOMETRY]: geometry, ...properties }: Values) => ({
  geometry,
  properties,
  isDrawn: true,
});

/** Record writers for features of every kind. */
export function featureWriters(
  services: Pick<Services, 'geometry'>,
  takeWith: readonly TakeWith[],
): RecordWriters {
  const writerOf = (kind: AnyKind) =>
    recordWriter<FeatureRow>({
      entity: featureEntity,
      create: (change, id, values) => putFeature(services, change, { id, kind, over: null }, inputOf(values)),
      update: (change, standing, values) =>
        putFeature(services, change, { id: standing.id, kind, over: { standing } }, inputOf(values)),
      remove: (change, before) => removeFeature(change, before, takeWith),
      findDeleted: ({ trx, planId }, id, since) => findDeletedFeature(trx, { planId, id, since }),
      restore: (change, deleted, values) =>
        putFeature(services, change, { id: deleted.id, kind, over: { deleted } }, inputOf(values)),
    });
  return Object.fromEntries(allKinds.map((kind) => [kind.id, writerOf(kind)]));
}
