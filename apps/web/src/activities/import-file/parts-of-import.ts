import type { FeatureReply } from '@tussock/contract';
import { GEOMETRY, type AnyKind } from '@tussock/domain';
import { type PartEdit, partOfForm } from '../../sync/index.ts';
import type { ImportRow } from './plan-import.ts';

/** Creates the parts of a write from rows of the file. */
export function partsOfImport(
  kind: AnyKind,
  features: readonly FeatureReply[],
  { _id, geometry, properties }: NonNullable<ImportRow['write']>,
): readonly PartEdit[] {
  const target = { entity: kind.id, entityId: _id };
  const after = { ...properties, ...(geometry ? { [GEOMETRY]: geometry } : {}) };
  const standing = features.find((feature) => feature._id === _id);
  if (!standing) return [{ ...target, op: 'create', set: after }];
  const before = { ...standing.properties, ...(geometry ? { [GEOMETRY]: standing.geometry } : {}) };
  const part = partOfForm(target, before, after);
  return part ? [part] : [];
}
