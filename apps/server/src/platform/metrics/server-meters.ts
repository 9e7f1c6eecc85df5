import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database, OpenDatabase } from '../database/open-database.ts';
import type { Logger } from '../log/logger.ts';
import { countJobs, countTenants, readReplicaLag } from './metrics-store.ts';

/** Time for which counts of whole tables are kept: scrapes come each few seconds, and tenants change slowly. */
const TENANTS_KEPT_MS = 60_000;

/** Meters in the text form of Prometheus. */
export interface Meters {
  readonly contentType: string;
  metrics(): Promise<string>;
}

type NewGauge = (name: string, help: string, labelNames?: readonly string[]) => Gauge;
/** Reads something of the database into gauges. */
type Reading = (db: Database) => Promise<void>;

function queueReading(gauge: NewGauge): Reading {
  const states = 'Jobs by kind and state: waiting (and due), running, retrying, dead.';
  const jobs = gauge('jobs', states, ['kind', 'state']);
  const oldest = gauge('job_oldest_seconds', 'Seconds for which the oldest job of a kind has been due.', [
    'kind',
  ]);
  return async (db) => {
    const counts = await countJobs(db);
    jobs.reset();
    oldest.reset();
    for (const { kind, oldestSeconds, ...byState } of counts) {
      for (const [state, count] of Object.entries(byState)) jobs.set({ kind, state }, count);
      oldest.set({ kind }, oldestSeconds);
    }
  };
}

function replicaReading(gauge: NewGauge): Reading {
  const lag = gauge('replica_lag_seconds', 'Seconds that a replica of the database is behind.', ['replica']);
  return async (db) => {
    const replicas = await readReplicaLag(db);
    lag.reset();
    for (const { replica, seconds } of replicas) lag.set({ replica }, seconds);
  };
}

function tenantReading(gauge: NewGauge): Reading {
  const plans = gauge('account_plans', 'Plans of an account, by its id.', ['account']);
  const people = gauge('account_people', 'People of an account, by its id.', ['account']);
  let readAt = 0;
  return async (db) => {
    if (Date.now() - readAt < TENANTS_KEPT_MS) return;
    const tenants = await countTenants(db);
    readAt = Date.now();
    plans.reset();
    people.reset();
    for (const tenant of tenants) {
      plans.set({ account: tenant.account }, tenant.plans);
      people.set({ account: tenant.account }, tenant.people);
    }
  };
}

/** Creates the meters that are read at each scrape: pool, queue, tenants, replicas, and the process itself. A database that does not answer leaves gaps. */
export function serverMeters(database: OpenDatabase, log: Logger): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge: NewGauge = (name, help, labelNames = []) =>
    new Gauge({ name: `tussock_${name}`, help, labelNames: [...labelNames], registers: [registry] });
  const connections = gauge('pool_connections', 'Connections of the pool, and queries that wait for one.', [
    'state',
  ]);
  const answers = gauge('database_answers', 'Whether the database answered this scrape: 1 or 0.');
  const readings = [queueReading(gauge), replicaReading(gauge), tenantReading(gauge)];

  const read = async (): Promise<void> => {
    const { total, idle, waiting } = database.pool();
    connections.set({ state: 'busy' }, total - idle);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'waiting' }, waiting);
    try {
      for (const reading of readings) await reading(database.db);
      answers.set(1);
    } catch (err) {
      log.warn({ err }, 'the database did not answer for the metrics');
      answers.set(0);
    }
  };
  return {
    contentType: registry.contentType,
    async metrics() {
      await read();
      return registry.metrics();
    },
  };
}
