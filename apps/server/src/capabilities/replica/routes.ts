import type { Handlers } from '../../handlers.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { RecordWriters } from '../../platform/ledger/record-writer.ts';
import type { Services } from '../../services.ts';
import { changesSince, refuseOtherView } from './changes-since.ts';
import { Follower } from './follower.ts';
import type { Live } from './live.ts';
import { loadRecordAt, loadReplica } from './load-replica.ts';
import { noteGone, noteHere } from './presence-store.ts';
import { readBin } from './read-bin.ts';
import { readRecordHistory } from './read-record-history.ts';
import { writeOps } from './write-ops.ts';

type ReplicaCall =
  | 'replica.load'
  | 'replica.since'
  | 'replica.write'
  | 'replica.stream'
  | 'replica.presence'
  | 'replica.bin'
  | 'replica.history'
  | 'replica.at';

/** The capabilities' combined readers and writers of a plan's record. */
export interface RecordOfPlans {
  readonly readers: readonly RecordReader[];
  readonly writers: RecordWriters;
  readonly live: Live;
}

export const replicaHandlers = (
  services: Services,
  { readers, writers, live }: RecordOfPlans,
): Handlers<ReplicaCall> => ({
  'replica.load': ({ caller, plan }) => loadReplica(services, readers, { caller, plan }),
  'replica.since': ({ plan, query }) =>
    changesSince(services.database.db, { ...plan, ...query, at: services.clock.now() }),
  'replica.write': async ({ caller, plan, body, request }) => ({
    results: [
      ...(await writeOps(services, { readers, writers }, { caller, plan, ops: body.ops, log: request.log })),
    ],
  }),
  'replica.stream': async ({ caller, plan, query, request }) => {
    refuseOtherView(plan.abilities, query.view);
    live.admit(caller.userId);
    const rev = lastEventOf(request.headers['last-event-id']) ?? query.rev;
    return {
      begin: (stream, askAgain) => live.follow(new Follower({ caller, plan, rev, stream, askAgain }), plan),
    };
  },
  'replica.presence': async ({ caller, plan, body }) => {
    const { tabId, place = null, entityId = null, isLeaving } = body;
    const { db } = services.database;
    const tab = { planId: plan.planId, userId: caller.userId, tabId: tabId.toLowerCase() };
    const at = services.clock.now();
    await (isLeaving ? noteGone(db, tab) : noteHere(db, tab, { place, entityId, at }));
    return { ok: true };
  },
  'replica.bin': async ({ plan }) => ({ results: await readBin(services, readers, plan) }),
  'replica.history': ({ plan, query }) => readRecordHistory(services, readers, { plan, ...query }),
  'replica.at': ({ caller, plan, query }) => loadRecordAt(services, readers, { caller, plan, ...query }),
});

/** The revision that a browser had when its stream was interrupted, from its `Last-Event-ID` header. */
const lastEventOf = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
