import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { BATCH_BODY_LIMIT } from '../limits.ts';
import { day, done, uuid } from '../shapes/common.ts';
import { binItem, recordChanges, recordHistoryEntry, recordOp, recordResult } from '../shapes/record.ts';

/** Maximum number of writes in one request. */
const MOST_OPS = 50;

const count = z.coerce.number().check(z.int(), z.minimum(0));
const mark = z.string().check(z.maxLength(64));

export const loadReplica = defineCall({
  id: 'replica.load',
  summary:
    'A plan’s record whole, line by line: `{"head":{…}}`, then buckets of rows, then `{"end":{"rows":n}}`. Without its end it is not whole.',
  method: 'GET',
  path: '/api/plan/{planId}/replica',
  access: { to: 'plan', ability: 'viewPlan' },
  answer: 'file',
  fileType: 'application/x-ndjson',
});

export const readReplicaChanges = defineCall({
  id: 'replica.since',
  summary:
    'What became of a plan’s record after a revision. `replicaStale` where that cannot be told, with the reason in `current`.',
  method: 'GET',
  path: '/api/plan/{planId}/replica/since',
  access: { to: 'plan', ability: 'viewPlan' },
  query: z.object({ rev: count, view: mark, schema: mark }),
  reply: recordChanges,
  answer: 'jsonText',
});

export const writeReplica = defineCall({
  id: 'replica.write',
  summary:
    'Writes the record: each write by itself, under its own id, with an answer of its own. A write is done whole or not at all; those that follow on from a refused one are held.',
  method: 'POST',
  path: '/api/plan/{planId}/replica/write',
  // What each write is about is asked for one by one.
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['writeActions'],
  body: z.strictObject({ ops: z.array(recordOp).check(z.minLength(1), z.maxLength(MOST_OPS)) }),
  reply: z.object({ results: z.array(recordResult) }),
  bodyLimit: BATCH_BODY_LIMIT,
});

export const streamReplica = defineCall({
  id: 'replica.stream',
  summary:
    'What becomes of a plan’s record, as it happens: `change` (a revision, with its changes unless they are many), `beat` (a sign of life with the newest revision), `presence` (who else is there), `view` (other rights: load anew). `Last-Event-ID` goes before `rev`.',
  method: 'GET',
  path: '/api/plan/{planId}/replica/stream',
  access: { to: 'plan', ability: 'viewPlan' },
  query: z.object({ rev: count, view: mark }),
  answer: 'stream',
});

export const sayHere = defineCall({
  id: 'replica.presence',
  summary: 'Says where on a plan the caller is, for others to see; to be said again within 45 seconds.',
  method: 'POST',
  path: '/api/plan/{planId}/replica/presence',
  access: { to: 'plan', ability: 'viewPlan' },
  body: z.strictObject({
    tabId: uuid,
    place: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    entityId: z.optional(uuid),
    isLeaving: z.optional(z.boolean()),
  }),
  reply: done,
});

export const readBin = defineCall({
  id: 'replica.bin',
  summary:
    'What of a plan’s record was deleted within ninety days and can be brought back, the latest first: as it stood, by whom and when, what went with it, and what names it still.',
  method: 'GET',
  path: '/api/plan/{planId}/replica/bin',
  // Whoever may delete may bring back.
  access: { to: 'plan', ability: 'editFeatures' },
  reply: z.object({ results: z.array(binItem) }),
});

export const readRecordHistory = defineCall({
  id: 'replica.history',
  summary:
    'What became of a plan’s record, or of one thing of it, value by value and the newest first; `before` is the revision of the last entry that was read.',
  method: 'GET',
  path: '/api/plan/{planId}/replica/history',
  access: { to: 'plan', ability: 'seeHistory' },
  query: z.object({
    before: z.optional(count.check(z.minimum(1))),
    entityId: z.optional(uuid),
    /** Filters: the person, the entity, and the day in New Zealand. */
    personId: z.optional(uuid),
    entity: z.optional(z.string().check(z.maxLength(60))),
    day: z.optional(day),
  }),
  reply: z.object({
    results: z.array(recordHistoryEntry),
    nextBefore: z.nullable(z.number()),
    /** Available filter values: everybody who changed something, and every entity that was changed. */
    people: z.array(z.object({ _id: uuid, name: z.string() })),
    entities: z.array(z.string()),
  }),
});

export const readRecordAt = defineCall({
  id: 'replica.at',
  summary:
    'A plan’s record as it was at a revision, or at the end of a day in New Zealand, line by line as it is sent whole. Versions are 0: nothing can be written over it.',
  method: 'GET',
  path: '/api/plan/{planId}/replica/at',
  access: { to: 'plan', ability: 'seeHistory' },
  query: z.object({
    rev: z.optional(count),
    day: z.optional(day),
  }),
  answer: 'file',
  fileType: 'application/x-ndjson',
});
