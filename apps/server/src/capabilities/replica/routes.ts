import type { Handlers } from '../../handlers.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { RecordWriters } from '../../platform/ledger/record-writer.ts';
import type { Services } from '../../services.ts';
import { changesSince } from './changes-since.ts';
import { loadReplica } from './load-replica.ts';
import { writeOps } from './write-ops.ts';

type ReplicaCall = 'replica.load' | 'replica.since' | 'replica.write';

/** What the capabilities together make of a plan's record. */
export interface RecordOfPlans {
  readonly readers: readonly RecordReader[];
  readonly writers: RecordWriters;
}

export const replicaHandlers = (
  services: Services,
  { readers, writers }: RecordOfPlans,
): Handlers<ReplicaCall> => ({
  'replica.load': ({ caller, plan }) => loadReplica(services, readers, { caller, plan }),
  'replica.since': ({ plan, query }) => changesSince(services.database.db, { ...plan, ...query }),
  'replica.write': async ({ caller, plan, body, request }) => ({
    results: [...(await writeOps(services, writers, { caller, plan, ops: body.ops, log: request.log }))],
  }),
});
