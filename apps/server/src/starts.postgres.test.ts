import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect as connectTo, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from './platform/database/migrate.ts';
import { buildServer, type BuiltServer, type ServerProcess } from './testing/start-process.ts';

const url = process.env['DATABASE_URL'] ?? '';
const databaseUrl = (name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

let built: BuiltServer;
let folder: string;
const running: ServerProcess[] = [];
const opened: pg.Client[] = [];

async function connect(to: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: to });
  await client.connect();
  opened.push(client);
  return client;
}
/** An empty database of this test's own; its address. */
async function makeDatabase(name: string): Promise<string> {
  const admin = await connect(url);
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  return databaseUrl(name);
}
function start(settings: Readonly<Record<string, string>>): ServerProcess {
  const server = built.start(folder, [], settings);
  running.push(server);
  return server;
}

beforeAll(async () => {
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tussock-starts-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  for (const client of opened.splice(0)) await client.end();
});
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('a migration that fails', () => {
  const runnerOf = (client: pg.Client) => ({
    script: async (sql: string) => void (await client.query(sql)),
    rows: async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows,
  });
  const scripts = async (content: Readonly<Record<string, string>>) => {
    const at = await mkdtemp(join(folder, 'migrations-'));
    for (const [name, sql] of Object.entries(content)) await writeFile(join(at, name), sql);
    return pathToFileURL(`${at}/`);
  };

  test('says which it was and what PostgreSQL said of it, keeps nothing of it, and locks nobody out', async () => {
    const address = await makeDatabase('starts_migration');
    const broken = await scripts({
      '001-first.sql': 'create table first (id int)',
      '002-second.sql': 'create table second (id int); insert into first (idd) values (1)',
    });
    const client = await connect(address);
    await expect(migrate(runnerOf(client), broken)).rejects.toThrow(
      /^The migration 002-second\.sql failed and nothing of it was kept: column "idd" of relation "first" does not exist \(at character \d+\)\.$/,
    );
    const mended = await scripts({
      '001-first.sql': 'create table first (id int)',
      '002-second.sql': 'create table second (id int)',
    });
    // Another copy, while the connection of the first is still there.
    expect(await migrate(runnerOf(await connect(address)), mended)).toEqual(['002-second.sql']);
  });
});

test('two copies that fill the demonstration at once make it once, and both serve it', async () => {
  const settings = { DATABASE_URL: await makeDatabase('starts_twice'), DEMO: '1' };
  const addresses = await Promise.all([start(settings).url, start(settings).url]);
  const ready = await Promise.all(addresses.map((address) => fetch(`${address}/readyz`)));
  expect(ready.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await (
    await connect(settings.DATABASE_URL)
  ).query<{ plans: number; names: number; filled: number }>(
    'select count(*)::int as plans, count(distinct property_name)::int as names, (select count(*)::int from demonstration where filled_at is not null) as filled from plan',
  );
  expect(rows).toEqual([{ plans: 3, names: 3, filled: 1 }]);
});

describe('a database that cannot be used is named in a sentence', () => {
  test('where whoever signs in may make no tables', async () => {
    const address = await makeDatabase('starts_rights');
    const admin = await connect(address);
    await admin.query('drop role if exists starts_reader');
    await admin.query("create role starts_reader login password 'reader'");
    await admin.query('revoke create on schema public from public');
    const asReader = Object.assign(new URL(address), { username: 'starts_reader', password: 'reader' }).href;
    const { code, complaint } = await start({ DATABASE_URL: asReader }).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^DATABASE_URL: the database \S+ lets starts_reader make no tables \(permission denied for schema public\)\. Grant CREATE on the schema to that user\.\n$/,
    );
  });

  test('where it is a pooler that refuses settings of a connection', async () => {
    const address = await makeDatabase('starts_pooler');
    const target = new URL(address);
    const pooler = createServer((socket) => {
      socket
        .on('error', () => undefined)
        .once('data', (startup: Buffer) => {
          if (startup.includes('lock_timeout')) return void socket.end(refusalOf('lock_timeout'));
          const beyond = connectTo(Number(target.port), target.hostname);
          beyond.on('error', () => undefined).write(startup);
          socket.pipe(beyond).pipe(socket);
        });
    }).listen(0, '127.0.0.1');
    await once(pooler, 'listening');
    onTestFinished(() => void pooler.close());
    const { port } = pooler.address() as AddressInfo;
    const throughPooler = Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href;
    const { code, complaint } = await start({ DATABASE_URL: throughPooler }).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^DATABASE_URL: the database \S+ is behind a pooler that refuses settings of a connection \(unsupported startup parameter: lock_timeout\)\. Name the database itself: Tussock pools its connections\.\n$/,
    );
  });
});

/** How PgBouncer refuses a setting that it does not know: an error message of PostgreSQL's protocol. */
function refusalOf(parameter: string): Buffer {
  const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${parameter}`];
  const body = Buffer.from(`${fields.join('\0')}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

describe('in production', () => {
  const production = (DATABASE_URL: string, OIDC_ISSUER: string) => ({
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'https://tussock.example',
    SESSION_KEY: 'k3y-0f-4-t3st-th4t-is-l0ng-en0ugh-t0-d0',
    OIDC_CLIENT_ID: 'tussock',
    OIDC_CLIENT_SECRET: 'secret',
    LAND_SURVEY_URL: 'https://survey.example',
    LAND_SURVEY_KEY: 'key',
    DATABASE_URL,
    OIDC_ISSUER,
  });

  test('an issuer that is out of reach is said when the server starts, which serves all the same', async () => {
    const server = start(production(await makeDatabase('starts_issuer'), 'https://127.0.0.1:9/issuer'));
    await server.url;
    await vi.waitFor(() => expect(server.said()).toContain('OIDC_ISSUER is out of reach'), 20_000);
    expect(server.said()).toContain('nobody can sign in until it answers');
  });

  test('an issuer without https is refused', async () => {
    const { code, complaint } = await start(production(url, 'http://issuer.example')).ended;
    expect(code).toBe(1);
    expect(complaint).toContain('OIDC_ISSUER');
  });
});
