import { sql } from 'kysely';
import { addJob } from '../../platform/jobs/job-store.ts';
import type { Database } from '../../platform/database/open-database.ts';

export const MAKE_PARTITIONS = 'readings.makePartitions';
/** Months whose partitions are created ahead. */
const MONTHS_AHEAD = 2;
/** Key of the advisory lock; any number that nothing else locks by. */
const PARTITION_LOCK = 7422;

const monthAfter = (at: Date, months: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));

/**
 * Creates the partition of a month if missing. Readings of that month in the default partition are moved into it, so that a late job does no harm.
 */
async function makePartition(db: Database, month: Date): Promise<void> {
  const [from, to] = [monthAfter(month, 0), monthAfter(month, 1)];
  const name = `sensor_reading_${from.toISOString().slice(0, 7).replace('-', '_')}`;
  const table = sql.raw(name); // made of digits of a date
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${PARTITION_LOCK})`.execute(trx);
    const { rows } = await sql<{
      isThere: boolean;
    }>`select to_regclass(${name}) is not null as is_there`.execute(trx);
    if (rows[0]?.isThere) return;
    await sql`create table ${table} (like sensor_reading including all)`.execute(trx);
    await sql`
      with moved as (delete from sensor_reading_other where at >= ${from} and at < ${to} returning *)
      insert into ${table} select * from moved`.execute(trx);
    await sql`alter table sensor_reading attach partition ${table}
      for values from (${sql.lit(from.toISOString())}) to (${sql.lit(to.toISOString())})`.execute(trx);
  });
}

/** Creates the partitions of all months from that of `from` to some months after `now`. */
export async function makePartitions(db: Database, now: Date, from: Date = now): Promise<void> {
  const last = monthAfter(now, MONTHS_AHEAD);
  for (let month = monthAfter(from, 0); month <= last; month = monthAfter(month, 1))
    await makePartition(db, month);
}

/** Adds the job that creates the next partitions when the next month begins; adding it again changes nothing. */
export const planPartitions = (db: Database, now: Date): Promise<void> => {
  const runAt = monthAfter(now, 1);
  return db.transaction().execute((trx) =>
    addJob(trx, {
      kind: MAKE_PARTITIONS,
      payload: {},
      dedupeKey: `${MAKE_PARTITIONS} ${runAt.toISOString().slice(0, 7)}`,
      runAt,
    }),
  );
};
