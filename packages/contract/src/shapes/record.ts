import { findEntity } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** An entity of a plan's record: a kind of feature, the plan's details, its boundary, a soil test, a file. */
const entity = z.string().check(z.refine((id) => findEntity(id) !== undefined, 'There is no such entity'));
const values = z.record(z.string(), z.unknown());

/**
 * One thing of a plan's record as it stands. `values` are what people fill in, flat and one by one what two people may change at once
 * (`geometry` among them); `made` is what the server makes of it: areas in hectares, lengths in metres, times, pictures' sizes.
 */
export const recordRow = z.object({
  id: z.string(),
  entity: z.string(),
  version: z.number(),
  /** Of the kind's declaration that `values` were written by. */
  kindVersion: z.optional(z.number()),
  values,
  made: values,
});
export type RecordRow = z.infer<typeof recordRow>;

/** What became of one thing at a revision of its plan. */
export const recordChange = z.object({
  rev: z.number(),
  ord: z.number(),
  entity: z.string(),
  entityId: z.string(),
  op: z.enum(['create', 'update', 'delete']),
  /** Of the thing, after it. */
  version: z.number(),
  kindVersion: z.optional(z.number()),
  /** Of a thing that is new: everything. Of one that was there: what is different; null takes a value away. */
  set: z.optional(values),
  made: z.optional(values),
  opId: uuid,
  /** Who did it; null for whoever may not see the history. */
  actorId: z.nullable(uuid),
  actorName: nullableText,
  at: isoTime,
});
export type RecordChange = z.infer<typeof recordChange>;

/** One thing that a write is about. `base` is what stood where `set` is written; null in either means that there is no value. */
export const recordPart = z.strictObject({
  entity,
  entityId: uuid,
  op: z.enum(['create', 'update', 'delete', 'restore']),
  set: values,
  base: values,
  baseVersion: z.int().check(z.minimum(0)),
});
export type RecordPart = z.infer<typeof recordPart>;

/** Parts that are written all or not at all. */
export const MOST_PARTS = 2000;

/** One write of the record, as a person did it. */
export const recordOp = z.strictObject({
  opId: uuid,
  /** Which shape of the record it was written by. */
  schema: z.string().check(z.maxLength(500)),
  /** What was done, in words: 'North paddock changed'. */
  label: z.string().check(z.maxLength(200)),
  /** When it was done, by the clock of the device: shown beside the server's time, and never ordered by. One that cannot be is not kept. */
  doneAt: z.optional(z.string().check(z.maxLength(40))),
  parts: z.array(recordPart).check(z.minLength(1), z.maxLength(MOST_PARTS)),
});
export type RecordOp = z.infer<typeof recordOp>;

/** Who wrote something and when; `isOwn` where it was the caller, on another page. */
const touch = z.object({
  name: nullableText,
  at: isoTime,
  doneAt: z.optional(isoTime),
  isOwn: z.optional(z.boolean()),
});

/** What became of a write: done at `rev`, or refused as the catalogue of errors words it. */
export const recordResult = z.object({
  opId: uuid,
  status: z.number(),
  /** The revision of the plan at which it was done. */
  rev: z.optional(z.number()),
  /** Versions of what it was about, by id, after it. */
  versions: z.optional(z.record(z.string(), z.number())),
  code: z.optional(z.string()),
  message: z.optional(z.array(z.string())),
  /** Refusals beside a field, as in every other refusal. */
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Of a clash (409): the thing as it stands, and the values that clash; `*` where it is gone or was there already. */
  clash: z.optional(
    z.object({
      entityId: z.string(),
      current: z.nullable(recordRow),
      keys: z.array(z.string()),
      /** Who wrote what clashes last, and when. None where the writer cannot know, as on a device that sees the clash come. */
      by: z.optional(touch),
      /** The same of each of `keys` by itself. */
      byKey: z.optional(z.record(z.string(), touch)),
    }),
  ),
  /** A shape the server offers in place of the one it refused. */
  repaired: z.optional(z.unknown()),
});
export type RecordResult = z.infer<typeof recordResult>;

/** The first line of a record that is sent whole. The others are `{ bucket, rows }`, and at the end `{ end: { rows } }`. */
export interface RecordHead {
  readonly rev: number;
  /** Of the shape of the record: what was written by another is not understood. */
  readonly schema: string;
  /** Of what the caller is sent of it. */
  readonly view: string;
  /** When the caller's right to the plan ends. */
  readonly until: string | null;
  readonly buckets: number;
  readonly entities: readonly string[];
}

/** What became of a record between two revisions, whole revisions only. */
export const recordChanges = z.object({
  rev: z.number(),
  /** Whether there is more to ask for, after `rev`. */
  more: z.boolean(),
  changes: z.array(recordChange),
});
export type RecordChanges = z.infer<typeof recordChanges>;

/** Why what a browser keeps of a plan cannot be brought up to date: `current.reason` of `replicaStale`. */
export type StaleReason = 'pruned' | 'view' | 'schema' | 'ahead';

/** Somebody who has the plan open at this moment. */
export const personHere = z.object({
  userId: uuid,
  name: z.string(),
  /** Where in the product, as the product names it. */
  place: z.nullable(z.string()),
  /** What they edit. */
  entityId: nullableText,
});
export type PersonHere = z.infer<typeof personHere>;

/** Something that was deleted and can still be brought back, with what that would touch. */
export const binItem = z.object({
  /** As it stood when it was deleted. */
  row: recordRow,
  deletedAt: isoTime,
  deletedByName: nullableText,
  rev: z.number(),
  opId: uuid,
  /** What went with it: ids of others that were deleted in the same write. */
  wentWith: z.array(z.string()),
  /** What is there and names it still. */
  namedBy: z.array(z.object({ id: z.string(), entity: z.string(), name: z.string() })),
});
export type BinItem = z.infer<typeof binItem>;

/** What somebody did to one thing, value by value. */
export const recordHistoryEntry = z.object({
  rev: z.number(),
  ord: z.number(),
  at: isoTime,
  /** When it was done, by the clock of the device, where it was sent later. */
  doneAt: z.optional(isoTime),
  actorName: nullableText,
  opId: uuid,
  entity: z.string(),
  entityId: z.string(),
  op: z.enum(['create', 'update', 'delete']),
  /** What was made had been deleted before. */
  isRestored: z.optional(z.boolean()),
  /** What the thing is called. */
  name: z.string(),
  /** The values that differ, by key: null where there was none, or is none any more. */
  values: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  /** What the server made of it that is told as well and cannot be put back, such as the number of a document's version. */
  made: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  /** Of a boundary: its ground before and after as GeoJSON, and the numbers of its titles by their ids. */
  boundary: z.optional(
    z.object({
      before: z.unknown(),
      after: z.unknown(),
      titleNumbers: z.record(z.string(), z.string()),
    }),
  ),
});
export type RecordHistoryEntry = z.infer<typeof recordHistoryEntry>;
