import { findEntity } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** Entity of a plan's record: a kind of feature, the plan's details, its boundary, a soil test, a file. */
const entity = z.string().check(z.refine((id) => findEntity(id) !== undefined, 'There is no such entity'));
const values = z.record(z.string(), z.unknown());

/**
 * Row of a plan's record in its current state. `values` are filled in by people, as a flat object, so that two people can change different
 * keys at once (`geometry` among them). `made` is computed by the server: areas in hectares, lengths in metres, times, sizes of pictures.
 */
export const recordRow = z.object({
  id: z.string(),
  entity: z.string(),
  version: z.number(),
  /** Version of the kind's declaration under which `values` were written. */
  kindVersion: z.optional(z.number()),
  values,
  made: values,
});
export type RecordRow = z.infer<typeof recordRow>;

/** Change of one thing at a revision of its plan. */
export const recordChange = z.object({
  rev: z.number(),
  ord: z.number(),
  entity: z.string(),
  entityId: z.string(),
  op: z.enum(['create', 'update', 'delete']),
  /** Version of the thing after the change. */
  version: z.number(),
  kindVersion: z.optional(z.number()),
  /** Values after the change: all of a new thing, only the changed ones of an existing thing; null removes a value. */
  set: z.optional(values),
  made: z.optional(values),
  opId: uuid,
  /** Person who made the change; null when the caller may not see the history. */
  actorId: z.nullable(uuid),
  actorName: nullableText,
  at: isoTime,
});
export type RecordChange = z.infer<typeof recordChange>;

/** Part of a write, about one thing. `base` holds the values that `set` replaces; null in either means no value. */
export const recordPart = z.strictObject({
  entity,
  entityId: uuid,
  op: z.enum(['create', 'update', 'delete', 'restore']),
  set: values,
  base: values,
  baseVersion: z.int().check(z.minimum(0)),
});
export type RecordPart = z.infer<typeof recordPart>;

/** Maximum number of parts in one write; all parts are written or none. */
export const MOST_PARTS = 2000;

/** One write of the record, as a person made it. */
export const recordOp = z.strictObject({
  opId: uuid,
  /** Schema of the record under which it was written. */
  schema: z.string().check(z.maxLength(500)),
  /** Description of the write: 'North paddock changed'. */
  label: z.string().check(z.maxLength(200)),
  /** Time by the clock of the device. It is shown beside the server's time, never used for ordering, and dropped when it is impossible. */
  doneAt: z.optional(z.string().check(z.maxLength(40))),
  parts: z.array(recordPart).check(z.minLength(1), z.maxLength(MOST_PARTS)),
});
export type RecordOp = z.infer<typeof recordOp>;

/** Author and time of a write; `isOwn` when the caller made it in another tab. */
const touch = z.object({
  name: nullableText,
  at: isoTime,
  doneAt: z.optional(isoTime),
  isOwn: z.optional(z.boolean()),
});

/** Result of a write: saved at `rev`, or refused with an error of the catalogue. */
export const recordResult = z.object({
  opId: uuid,
  status: z.number(),
  /** Revision of the plan at which it was saved. */
  rev: z.optional(z.number()),
  /** New versions of the written things, by id. */
  versions: z.optional(z.record(z.string(), z.number())),
  code: z.optional(z.string()),
  message: z.optional(z.array(z.string())),
  /** Refusals by field, as in every other refusal. */
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Conflict (409): the current row, and the keys in conflict; `*` when the row was deleted or already exists. */
  clash: z.optional(
    z.object({
      entityId: z.string(),
      current: z.nullable(recordRow),
      keys: z.array(z.string()),
      /** Author and time of the latest conflicting write. Undefined when unknown, as on a device that predicts the conflict. */
      by: z.optional(touch),
      /** Author and time for each of `keys`. */
      byKey: z.optional(z.record(z.string(), touch)),
    }),
  ),
  /** Repaired shape that the server offers instead of the one it refused. */
  repaired: z.optional(z.unknown()),
});
export type RecordResult = z.infer<typeof recordResult>;

/** First line of a snapshot of the record. The other lines are `{ bucket, rows }`, and the last is `{ end: { rows } }`. */
export interface RecordHead {
  readonly rev: number;
  /** Schema of the record. A reader with another schema cannot read it. */
  readonly schema: string;
  /** Identifies the projection of the record that the caller receives. */
  readonly view: string;
  /** Time when the caller's access to the plan ends. */
  readonly until: string | null;
  readonly buckets: number;
  readonly entities: readonly string[];
}

/** Changes of a record between two revisions, in whole revisions. */
export const recordChanges = z.object({
  rev: z.number(),
  /** Whether there are more changes to fetch, after `rev`. */
  more: z.boolean(),
  changes: z.array(recordChange),
});
export type RecordChanges = z.infer<typeof recordChanges>;

/** Reason why a browser's copy of a plan cannot be updated: `current.reason` of `replicaStale`. */
export type StaleReason = 'pruned' | 'view' | 'schema' | 'ahead';

/** Person who has the plan open now. */
export const personHere = z.object({
  userId: uuid,
  name: z.string(),
  /** Route the person has open, as the product names it. */
  place: z.nullable(z.string()),
  /** Id of the thing they edit. */
  entityId: nullableText,
});
export type PersonHere = z.infer<typeof personHere>;

/** Deleted thing that can be restored, with what that would affect. */
export const binItem = z.object({
  /** Row at the time of its deletion. */
  row: recordRow,
  deletedAt: isoTime,
  deletedByName: nullableText,
  rev: z.number(),
  opId: uuid,
  /** Ids of other things that were deleted in the same write. */
  wentWith: z.array(z.string()),
  /** Existing things that still refer to it. */
  namedBy: z.array(z.object({ id: z.string(), entity: z.string(), name: z.string() })),
});
export type BinItem = z.infer<typeof binItem>;

/** Changes a person made to one thing, value by value. */
export const recordHistoryEntry = z.object({
  rev: z.number(),
  ord: z.number(),
  at: isoTime,
  /** Time by the clock of the device, when the write was sent later than it was made. */
  doneAt: z.optional(isoTime),
  actorName: nullableText,
  opId: uuid,
  entity: z.string(),
  entityId: z.string(),
  op: z.enum(['create', 'update', 'delete']),
  /** True when a created thing had been deleted before. */
  isRestored: z.optional(z.boolean()),
  /** Name of the thing. */
  name: z.string(),
  /** Changed values by key; null when there was no value before, or is none after. */
  values: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  /** Changed values that the server computed and that cannot be undone, such as the version number of a document. */
  made: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  /** Changed boundary: its area before and after as GeoJSON, and title numbers by title id. */
  boundary: z.optional(
    z.object({
      before: z.unknown(),
      after: z.unknown(),
      titleNumbers: z.record(z.string(), z.string()),
    }),
  ),
});
export type RecordHistoryEntry = z.infer<typeof recordHistoryEntry>;
