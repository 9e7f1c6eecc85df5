import { globalRoles } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** One kind of background work: how much of it is due and waits, is planned for later, runs and has failed. */
export const queueLine = z.object({
  kind: z.string(),
  waiting: z.number(),
  planned: z.number(),
  running: z.number(),
  failed: z.number(),
  /** When the longest waiting one was due; null where nothing is due. */
  oldestDueAt: z.nullable(isoTime),
});
export type QueueLine = z.infer<typeof queueLine>;

/** A running process of this installation. */
export const serviceProcess = z.object({
  _id: uuid,
  role: z.string(),
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: isoTime,
  seenAt: isoTime,
});
export type ServiceProcess = z.infer<typeof serviceProcess>;

/** Plan with the room that its files take, in bytes. */
export const planStorage = z.object({ _id: uuid, name: z.string(), files: z.number(), bytes: z.number() });

export const serviceState = z.object({
  version: z.string(),
  database: z.object({
    engine: z.enum(['embedded', 'postgres']),
    version: z.string(),
    bytes: z.number(),
    /** The newest migration that has run. */
    migration: z.string(),
  }),
  processes: z.array(serviceProcess),
  queue: z.array(queueLine),
  letters: z.object({ waiting: z.number(), failed: z.number(), lastSentAt: z.nullable(isoTime) }),
  farms: z.object({ plans: z.number(), people: z.number(), accounts: z.number() }),
  storage: z.object({ bytes: z.number(), plans: z.array(planStorage) }),
  /** When a backup was last made, and when one was last proved to restore; null where neither is on record. */
  backup: z.object({ madeAt: z.nullable(isoTime), provedAt: z.nullable(isoTime) }),
});
export type ServiceState = z.infer<typeof serviceState>;

/** What a check of the installation found, and what to do about it. */
export const serviceFinding = z.object({
  subject: z.string(),
  state: z.enum(['well', 'warning', 'fault']),
  says: z.string(),
  advice: nullableText,
});
export type ServiceFinding = z.infer<typeof serviceFinding>;

/** Work that failed for good. What it was about is not told: letters hold names, addresses and links. */
export const failedJob = z.object({
  _id: uuid,
  kind: z.string(),
  planName: nullableText,
  /** Who asked for it; null where it followed from a change. */
  askedByName: nullableText,
  attempts: z.number(),
  failedAt: isoTime,
  error: nullableText,
  /** False once what it was about has been cleared: then it can only be discarded. */
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** An open session of a person. */
export const signedInPerson = z.object({
  _id: uuid,
  name: z.string(),
  role: z.enum(globalRoles),
  accountName: nullableText,
  device: z.string(),
  signedInAt: isoTime,
  lastSeenAt: isoTime,
});
export type SignedInPerson = z.infer<typeof signedInPerson>;
