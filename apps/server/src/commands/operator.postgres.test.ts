import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveContent } from '../platform/database/copy/move-content.ts';
import { openSession } from '../platform/database/copy/sql-session.ts';
import { lockFileRemovals, removeFilesUnlessLocked } from '../platform/database/file-removal-lock.ts';
import { openPostgres, type OpenDatabase } from '../platform/database/open-database.ts';
import { diskStore, type DiskStore } from '../platform/files/disk-store.ts';
import { fillDatabase, type Filling } from '../testing/fill-database.ts';
import { operate, pictureOf } from '../testing/operate.ts';

const server = process.env['DATABASE_URL'] ?? '';
const urlOf = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;

let root: string;
let home: string;
let source: string;
let filling: Filling;
let database: OpenDatabase;
let plain: string;
let made = 0;

const filesIn = (folder: string): DiskStore =>
  diskStore({ folder: join(folder, 'files'), publicUrl: 'http://localhost', secret: 'k'.repeat(32) });
const newFolder = (): Promise<string> => mkdtemp(join(root, 'place-'));

/** An empty database of its own; its address. */
async function newDatabase(): Promise<string> {
  made += 1;
  const name = `operator_${made}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  return urlOf(name);
}

/** A restored copy of the backup, in a database and a folder of its own. */
async function restoredCopy(): Promise<{ url: string; folder: string }> {
  const [url, folder] = [await newDatabase(), await newFolder()];
  await operate(['restore', '--from', plain], { DATABASE_URL: url, DATA_DIR: folder });
  return { url, folder };
}

async function inSession<T>(
  url: string,
  work: (script: (sql: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const session = await openSession({ url });
  try {
    return await work(session.script);
  } finally {
    await session.close();
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tussock-operator-'));
  home = join(root, 'home');
  source = await newDatabase();
  database = await openPostgres(source, () => {});
  filling = await fillDatabase(database, filesIn(home));
  plain = join(root, 'plain');
  await operate(['backup', '--to', plain], { DATABASE_URL: source, DATA_DIR: home });
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

describe('a backup of PostgreSQL', () => {
  test('is restored to equal rows and files, and refuses what the log of changes refuses', async () => {
    const { url, folder } = await restoredCopy();
    expect(await pictureOf({ url })).toEqual(await pictureOf({ url: source }));
    for (const key of [...filling.fileKeys.plan, ...filling.fileKeys.otherPlan])
      expect(await filesIn(folder).read(key)).toEqual(await filesIn(home).read(key));
    await expect(inSession(url, (script) => script('delete from change'))).rejects.toThrow(
      'only ever added to',
    );
    await expect(
      inSession(url, (script) =>
        script("insert into plan_role values (gen_random_uuid(), gen_random_uuid(), 'lead')"),
      ),
    ).rejects.toThrow(/foreign key/);
  });

  test('is an act in the audit log, and so is its restore', async () => {
    const acts = async (url: string): Promise<readonly unknown[]> => {
      const session = await openSession({ url });
      const rows = await session.rows('select action from audit order by id');
      await session.close();
      return rows.map(({ action }) => action);
    };
    expect(await acts(source)).toEqual(['backup']);
    expect(await acts((await restoredCopy()).url)).toEqual(['restore']);
  });

  test('keeps files from being removed while it is made', async () => {
    const session = await openSession({ url: source });
    const removed: string[] = [];
    const remove = async (): Promise<void> => void removed.push('gone');
    const release = await lockFileRemovals(session);
    await expect(removeFilesUnlessLocked(database, remove)).rejects.toThrow('while a backup is being made');
    await release();
    await removeFilesUnlessLocked(database, remove);
    expect(removed).toEqual(['gone']);
    await session.close();
  });

  test('of an older schema is restored and brought up to date', async () => {
    const [url, older, backup] = [await newDatabase(), await newDatabase(), join(await newFolder(), 'older')];
    await operate(['restore', '--from', plain], { DATABASE_URL: older, DATA_DIR: await newFolder() });
    await inSession(older, (script) =>
      script("drop table call_count; delete from migration where name = '044-call-counts.sql'"),
    );
    await operate(['backup', '--to', backup], { DATABASE_URL: older, DATA_DIR: await newFolder() });
    await operate(['restore', '--from', backup], { DATABASE_URL: url, DATA_DIR: await newFolder() });
    expect(await operate(['db:status'], { DATABASE_URL: url })).toContain('Up to date.');
  });
});

describe('a restore that was interrupted', () => {
  test('is refused by a start, and finished by the same command', async () => {
    const [url, half, folder] = [await newDatabase(), await newFolder(), await newFolder()];
    await cp(plain, half, { recursive: true });
    await rm(join(half, 'tables/session.ndjson.gz'));
    const env = { DATABASE_URL: url, DATA_DIR: folder };
    await expect(operate(['restore', '--from', half], env)).rejects.toThrow(/lacks tables\/session/);
    await expect(openPostgres(url, () => {})).rejects.toThrow('was not finished');
    await operate(['restore', '--from', plain], env);
    expect(await pictureOf({ url })).toEqual(await pictureOf({ url: source }));
  });
});

/** Deletes a plan for good, as nobody can but by hand. */
const losePlan = (url: string, planId: string): Promise<void> =>
  inSession(url, (script) =>
    script(`
      set session_replication_role = replica;
      delete from sensor_reading where sensor_id in (select id from sensor where plan_id = '${planId}');
      delete from sensor where plan_id = '${planId}';
      delete from device_integration where plan_id = '${planId}';
      delete from plan_file where plan_id = '${planId}';
      delete from plan_version where plan_id = '${planId}';
      delete from change where plan_id = '${planId}';
      delete from feature where plan_id = '${planId}';
      delete from plan_role where plan_id = '${planId}';
      delete from plan where id = '${planId}'`),
  );

describe('one plan', () => {
  test('that is gone is brought back with its rows and files, and nothing else is touched', async () => {
    const { url, folder } = await restoredCopy();
    const rename = (name: string): Promise<void> =>
      inSession(url, (script) =>
        script(`update plan set property_name = '${name}' where id = '${filling.otherPlanId}'`),
      );
    await rename('Renamed since');
    // Over and forgotten since: no token comes back with a plan.
    await inSession(url, (script) => script('delete from access_token'));
    const before = await pictureOf({ url });
    await losePlan(url, filling.planId);
    await filesIn(folder).remove(filling.fileKeys.plan);
    expect(await pictureOf({ url })).not.toEqual(before);

    const env = { DATABASE_URL: url, DATA_DIR: folder };
    const said = await operate(['restore', '--from', plain, '--plan', filling.planId], env);
    expect(said).toMatch(/sensor_reading +2/);
    expect(await pictureOf({ url })).toEqual(before);
    const [key = ''] = filling.fileKeys.plan;
    expect(await filesIn(folder).read(key)).toEqual(await filesIn(home).read(key));
  });

  test('that is there is left alone', async () => {
    const env = { DATABASE_URL: source, DATA_DIR: home };
    await expect(operate(['restore', '--from', plain, '--plan', filling.planId], env)).rejects.toThrow(
      'is in the database',
    );
  });

  test('that the backup does not have is said so', async () => {
    const none = '01900000-0000-7000-8000-00000000ffff';
    const env = { DATABASE_URL: source, DATA_DIR: home };
    await expect(operate(['restore', '--from', plain, '--plan', none], env)).rejects.toThrow(
      `no plan ${none}`,
    );
  });
});

describe('a move', () => {
  test('from PostgreSQL to the embedded engine and back brings every row', async () => {
    const [folder, back, { url }] = [await newFolder(), await newDatabase(), await restoredCopy()];
    await operate(['move', '--to', folder], { DATABASE_URL: url });
    await operate(['move', '--to', back], { DATA_DIR: folder });
    expect(await pictureOf({ url: back })).toEqual(await pictureOf({ url: source }));
  }, 180_000);

  test('that was interrupted goes on where it was', async () => {
    const [{ url }, target] = [await restoredCopy(), await newDatabase()];
    const [from, to] = [await openSession({ url }), await openSession({ url: target })];
    const interrupt = ({ table }: { table: string }): void => {
      if (table === 'feature') throw new Error('interrupted');
    };
    await expect(moveContent(from, to, interrupt)).rejects.toThrow('interrupted');
    await from.close();
    await to.close();
    const said = await operate(['move', '--to', target], { DATABASE_URL: url });
    expect(said).toMatch(/feature +6 {2}\(was there\)/);
    expect(said).toMatch(/sensor +2\n/);
    expect(await pictureOf({ url: target })).toEqual(await pictureOf({ url: source }));
  });

  test('of a database that Tussock is running on is refused', async () => {
    await database.db.selectFrom('plan').select('id').execute();
    await expect(operate(['move', '--to', await newDatabase()], { DATABASE_URL: source })).rejects.toThrow(
      'Tussock is running',
    );
  });

  test('to a database with something in it is refused', async () => {
    const [{ url }, other] = [await restoredCopy(), await restoredCopy()];
    await expect(operate(['move', '--to', other.url], { DATABASE_URL: url })).rejects.toThrow('is not empty');
  });
});

describe('the schema', () => {
  test('that is behind is refused by a start that may not migrate, until it was migrated by hand', async () => {
    const url = await newDatabase();
    const open = () => openPostgres(url, () => {}, { isMigrated: false });
    await expect(open()).rejects.toThrow('Run `npm run db:migrate` first');
    await expect(operate(['db:status'], { DATABASE_URL: url })).resolves.toContain('missing: 001-');
    await operate(['db:migrate'], { DATABASE_URL: url });
    await (await open()).close();
  });
});
