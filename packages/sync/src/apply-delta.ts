import { withDifference } from './merge-values.ts';
import type { RecordChange, RecordRow } from './stored.ts';

/** A row after a change of it; undefined where it is gone. */
export function applyDelta(row: RecordRow | undefined, change: RecordChange): RecordRow | undefined {
  if (change.op === 'delete') return undefined;
  const before = change.op === 'update' ? row : undefined;
  const kindVersion = change.kindVersion ?? before?.kindVersion;
  return {
    id: change.entityId,
    entity: change.entity,
    version: change.version,
    ...(kindVersion === undefined ? {} : { kindVersion }),
    values: withDifference(before?.values ?? {}, change.set),
    made: withDifference(before?.made ?? {}, change.made),
  };
}
