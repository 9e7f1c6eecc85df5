import { differenceOf, type Values } from '@tussock/sync';
import { recordRowOf, type Entity, type RecordedEntity } from './entity.ts';

/** A change of one thing of a plan's record, as clients apply it to their copy. */
export interface Delta {
  readonly entity: string;
  readonly entityId: string;
  readonly op: 'create' | 'update' | 'delete';
  readonly version: number;
  readonly kindVersion: number | null;
  readonly setValues: Values | null;
  readonly setMade: Values | null;
}

const isRecorded = <Row>(entity: Entity<Row>): entity is RecordedEntity<Row> => entity.recorded !== undefined;

/** Computes the delta between two states of an entity; undefined where it is not part of the record, or its row did not change. */
export function deltaOf<Row>(entity: Entity<Row>, before: Row | null, after: Row | null): Delta | undefined {
  if (!isRecorded(entity)) return undefined;
  const [was, is] = [before && recordRowOf(entity, before), after && recordRowOf(entity, after)];
  const row = is ?? was;
  if (!row) return undefined;
  const about = { entity: row.entity, entityId: row.id, kindVersion: is?.kindVersion ?? null };
  // Taking something away moves its version on by one, as every write does.
  if (!is) return { ...about, op: 'delete', version: row.version + 1, setValues: null, setMade: null };
  if (!was) return { ...about, op: 'create', version: is.version, setValues: is.values, setMade: is.made };
  const setValues = differenceOf(was.values, is.values) ?? null;
  const setMade = differenceOf(was.made, is.made) ?? null;
  if (!setValues && !setMade && was.version === is.version) return undefined;
  return { ...about, op: 'update', version: is.version, setValues, setMade };
}
