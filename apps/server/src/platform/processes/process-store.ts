import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/open-database.ts';

/** What a process says of itself. */
export interface ProcessFacts {
  readonly role: string;
  readonly version: string;
}

const RENEW_MS = 30_000;
/** Seconds after which a process that is not seen counts as gone. */
const GONE_SECONDS = 120;

const renew = (db: Database, id: string, { role, version }: ProcessFacts) =>
  sql`
    insert into service_process (id, role, version, node_version, started_at, seen_at)
    values (${id}, ${role}, ${version}, ${process.version}, now(), now())
    on conflict (id) do update set seen_at = now()`.execute(db);

/**
 * Lists this process among those of the installation until the returned function is called. A list that cannot be written is no reason to
 * stop: the next turn writes it.
 */
export async function announceProcess(db: Database, facts: ProcessFacts): Promise<() => Promise<void>> {
  const id = uuidv7();
  await renew(db, id, facts).catch(() => undefined);
  const timer = setInterval(() => void renew(db, id, facts).catch(() => undefined), RENEW_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await db
      .deleteFrom('serviceProcess')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  };
}

/** Lists the running processes, the oldest first, and forgets those that were killed. */
export async function findProcesses(db: Database) {
  await sql`
    delete from service_process where seen_at < now() - make_interval(secs => ${GONE_SECONDS})`.execute(db);
  return db.selectFrom('serviceProcess').selectAll().orderBy('startedAt').execute();
}
