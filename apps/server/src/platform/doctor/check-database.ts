import type { Configuration } from '../configuration/configuration.ts';
import { StartError } from '../configuration/start-error.ts';
import { describeServer } from '../database/copy/describe-server.ts';
import { openSession, type SqlSession } from '../database/copy/sql-session.ts';
import { findMissingMigrations } from '../database/migrate.ts';
import { migrations } from '../database/migrations-folder.ts';
import { fault, reasonOf, warning, well, type Finding } from './finding.ts';

const OLDEST_VERSION = 150_000;
/** Connections of one process: the pool, the listener, the health probe, the broker's lock and a command. */
const CONNECTIONS_OF_A_PROCESS = 14;
const LARGEST_DRIFT_MS = 2000;

async function checkVersion(session: SqlSession): Promise<readonly Finding[]> {
  const asked = Date.now();
  const { version, versionNumber, at } = await describeServer(session);
  const driftMs = Math.abs(at.getTime() - (asked + Date.now()) / 2);
  return [
    versionNumber >= OLDEST_VERSION
      ? well('database', `PostgreSQL ${version}`)
      : fault('database', `PostgreSQL ${version} is too old`, 'Upgrade to PostgreSQL 15 or newer.'),
    driftMs <= LARGEST_DRIFT_MS
      ? well('clock', 'agrees with the database')
      : fault(
          'clock',
          `differs from the database by ${Math.round(driftMs / 1000)} s`,
          'Set both machines by NTP (timedatectl set-ntp true): sessions, links and jobs go by both clocks.',
        ),
  ];
}

type Facts = Readonly<Record<string, unknown>>;

function judgeExtension(facts: Facts): Finding {
  if (facts['installed'] !== null) return well('extension', 'pg_trgm');
  if (facts['available'] !== true)
    return fault('extension', 'pg_trgm is not there', "Install PostgreSQL's contrib package on its machine.");
  return facts['may_extend'] === true
    ? well('extension', 'pg_trgm will be made by the first migration')
    : fault(
        'extension',
        'pg_trgm is not installed, and this role may not',
        `As the owner of ${String(facts['database'])}: create extension pg_trgm.`,
      );
}

function judgeRights(facts: Facts): readonly Finding[] {
  const role = String(facts['role']);
  return [
    facts['may_create'] === true
      ? well('rights', `${role} may make tables`)
      : fault(
          'rights',
          `${role} may not make tables`,
          `As its owner: grant create on schema public to "${role}".`,
        ),
    ...(facts['may_temporary'] === true
      ? []
      : [
          warning(
            'rights',
            `${role} may make no temporary tables`,
            `Grant temporary on ${String(facts['database'])}, by which a full disk is noticed to have room again.`,
          ),
        ]),
  ];
}

function judgeSettings(facts: Facts): readonly Finding[] {
  const findings: Finding[] = [];
  if (facts['encoding'] !== 'UTF8')
    findings.push(fault('encoding', String(facts['encoding']), 'Make the database anew with encoding UTF8.'));
  if (facts['fsync'] === 'off')
    findings.push(
      fault('durability', 'fsync is off', 'Set fsync = on: a power cut may otherwise destroy the database.'),
    );
  if (Number(facts['connections']) < 2 * CONNECTIONS_OF_A_PROCESS)
    findings.push(
      warning(
        'connections',
        `at most ${String(facts['connections'])}`,
        `Each process may use ${CONNECTIONS_OF_A_PROCESS}: raise max_connections, or put PgBouncer in front.`,
      ),
    );
  return findings;
}

async function checkRights({ rows }: SqlSession): Promise<readonly Finding[]> {
  const [facts = {}] = await rows(`
    select current_user as role, current_database() as database,
      has_schema_privilege('public', 'create') as may_create,
      has_database_privilege(current_database(), 'create') as may_extend,
      has_database_privilege(current_database(), 'temporary') as may_temporary,
      (select installed_version from pg_available_extensions where name = 'pg_trgm') as installed,
      exists (select 1 from pg_available_extensions where name = 'pg_trgm') as available,
      current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('max_connections')::int as connections`);
  return [judgeExtension(facts), ...judgeRights(facts), ...judgeSettings(facts)];
}

async function checkSchema(session: SqlSession): Promise<Finding> {
  try {
    const missing = await findMissingMigrations(session, migrations);
    return missing.length === 0
      ? well('schema', 'up to date')
      : warning(
          'schema',
          `lacks ${missing.length} migrations`,
          'Back up, then `npm run db:migrate`, or start the server.',
        );
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return fault('schema', error.message, 'See above.');
  }
}

/** A pooler hands one connection to many: what one sets, the next finds. Limits then belong to the role. */
async function checkPooler({ databaseUrl, databaseDirectUrl }: Configuration): Promise<readonly Finding[]> {
  if (databaseUrl === undefined || databaseUrl === databaseDirectUrl) return [];
  const session = await openSession({ url: databaseUrl });
  try {
    const [row] = await session.rows(
      "select current_user as role, (select count(*) from pg_db_role_setting s join pg_roles r on r.oid = s.setrole where r.rolname = current_user and s.setconfig::text like '%statement_timeout%')::int as set",
    );
    if (Number(row?.['set']) > 0) return [well('pooler', 'answers, and the role has time-outs of its own')];
    const role = String(row?.['role']);
    return [
      warning(
        'pooler',
        'answers, but single statements have no time-out',
        `alter role "${role}" set statement_timeout = '20s'; alter role "${role}" set lock_timeout = '5s';`,
      ),
    ];
  } finally {
    await session.close();
  }
}

const embedded = warning(
  'database',
  'the embedded engine',
  'It does not survive a power cut: for real farms use PostgreSQL (`npm run move -- --to postgres://…`).',
);

/** Checks the database of the configuration. The embedded one is not opened beside the server that runs on it. */
export async function checkDatabase(
  configuration: Configuration,
  { isRunning }: { readonly isRunning: boolean },
): Promise<readonly Finding[]> {
  const url = configuration.databaseDirectUrl ?? configuration.databaseUrl;
  if (url === undefined) return isRunning ? [embedded] : checkEmbedded(configuration);
  let session: SqlSession;
  try {
    session = await openSession({ url });
  } catch (error) {
    return [
      fault(
        'database',
        reasonOf(error),
        'Check DATABASE_URL, that PostgreSQL runs, and that pg_hba.conf lets this machine in.',
      ),
    ];
  }
  try {
    return [
      ...(await checkVersion(session)),
      ...(await checkRights(session)),
      await checkSchema(session),
      ...(await checkPooler(configuration)),
    ];
  } finally {
    await session.close();
  }
}

async function checkEmbedded({ dataFolder }: Configuration): Promise<readonly Finding[]> {
  try {
    const session = await openSession({ folder: dataFolder });
    try {
      return [embedded, await checkSchema(session)];
    } finally {
      await session.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [
      embedded,
      warning(
        'schema',
        'was not looked at: a running Tussock has the folder',
        'Stop it to have the schema checked.',
      ),
    ];
  }
}
