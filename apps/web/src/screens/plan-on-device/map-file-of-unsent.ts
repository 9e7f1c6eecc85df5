import { GEOMETRY, isKindId, KIND_HEADER, kindById } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import type { UnsentWork } from '../../sync/device/index.ts';

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/**
 * What somebody drew and could not send, as GeoJSON that a farm's map files take in: whoever may write to a farm can bring it in there. Null where
 * nothing has a shape.
 */
export function mapFileOfUnsent({ writes }: UnsentWork): string | null {
  const things = new Map<string, Values>();
  for (const { entity, entityId, op, set } of writes.flatMap(({ parts }) => parts)) {
    if (!isKindId(entity)) continue;
    if (op === 'delete') things.delete(entityId);
    else
      things.set(entityId, {
        ...things.get(entityId),
        [KIND_HEADER]: kindById(entity).names.singular,
        ...set,
      });
  }
  const features = [...things.values()].flatMap(({ [GEOMETRY]: geometry, ...values }) =>
    geometry ? [{ type: 'Feature', geometry, properties: withoutNulls(values) }] : [],
  );
  return features.length === 0 ? null : JSON.stringify({ type: 'FeatureCollection', features });
}
