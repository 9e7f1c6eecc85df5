import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startTestProvider } from '../testing/start-test-provider.ts';
import { operate } from '../testing/operate.ts';

const server = process.env['DATABASE_URL'] ?? '';
const urlOf = (name: string, user?: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}`, ...(user === undefined ? {} : { username: user }) })
    .href;

let folder: string;
let admin: pg.Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tussock-doctor-'));
  admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query('drop database if exists doctored with (force)');
  await admin.query('create database doctored');
  await admin.query('drop role if exists doctored_guest');
  await admin.query('create role doctored_guest login');
});
afterAll(async () => {
  await admin.query('drop database doctored with (force)');
  await admin.query('drop role doctored_guest');
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

const examine = (env: Readonly<Record<string, string>> = {}): Promise<string> =>
  operate(['doctor'], { DATABASE_URL: urlOf('doctored'), DATA_DIR: folder, ...env });

/** An address where nobody answers. */
async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('what is well is said so: database, clock, extension, rights, files', async () => {
  const said = await examine();
  expect(said).toMatch(/✓ database +PostgreSQL 1/);
  expect(said).toMatch(/✓ clock/);
  expect(said).toMatch(/✓ extension +pg_trgm/);
  expect(said).toMatch(/✓ rights/);
  expect(said).toMatch(/✓ files +a file was written, read, listed and removed/);
});

test('a schema that is behind is a warning that names the command', async () => {
  expect(await examine()).toMatch(/! schema +lacks \d+ migrations\n.*db:migrate/);
});

test('a role without rights is told which grant it needs', async () => {
  const said = await examine({ DATABASE_URL: urlOf('doctored', 'doctored_guest') });
  expect(said).toMatch(/✗ rights.*\n.*grant create on schema public to "doctored_guest"/);
});

test('a database that does not answer is a fault with its address, without the password', async () => {
  const said = await examine({ DATABASE_URL: `postgres://app:hidden@127.0.0.1:${await closedPort()}/none` });
  expect(said).toMatch(/✗ database +DATABASE_URL: .*ECONNREFUSED/);
  expect(said).not.toContain('hidden');
});

test('a mail server that answers is well, one that does not is a fault', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  expect(await examine({ SMTP_URL: mail.url })).toMatch(/✓ mail/);
  expect(await examine({ SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` })).toMatch(
    /✗ mail.*\n.*SMTP_URL/,
  );
});

test('an issuer that answers is well, one of another name is a fault', async () => {
  const provider = await startTestProvider();
  onTestFinished(() => provider.close());
  const env = { OIDC_CLIENT_ID: 'tussock', OIDC_CLIENT_SECRET: 's' };
  expect(await examine({ ...env, OIDC_ISSUER: provider.issuer })).toMatch(/✓ sign-in/);
  expect(await examine({ ...env, OIDC_ISSUER: `${provider.issuer}/other` })).toMatch(
    /✗ sign-in.*\n.*exactly/,
  );
});

test('a bucket that does not answer is a fault that names its settings', async () => {
  const store = { S3_BUCKET: 'farms', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
  const said = await examine({ ...store, S3_ENDPOINT: `http://127.0.0.1:${await closedPort()}` });
  expect(said).toMatch(/✗ bucket.*\n.*S3_ENDPOINT/);
});

test('a survey that does not answer is a fault that names its settings', async () => {
  const said = await examine({
    LAND_SURVEY_URL: `http://127.0.0.1:${await closedPort()}`,
    LAND_SURVEY_KEY: 'k',
  });
  expect(said).toMatch(/✗ land survey.*\n.*LAND_SURVEY_KEY/);
});

test('in production a proxy that is not named, and backups that go nowhere, are warnings', async () => {
  const said = await examine({
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${await closedPort()}`,
    SESSION_KEY: '9f1c2b7ad03e58614c7f90be2d6a8135',
    OIDC_ISSUER: 'http://localhost:1',
    OIDC_CLIENT_ID: 'tussock',
    OIDC_CLIENT_SECRET: 's',
  });
  expect(said).toMatch(/! proxy +TRUST_PROXY/);
  expect(said).toMatch(/! address/);
  expect(said).toMatch(/! backups +BACKUP_TO/);
  expect(said).toMatch(/✗ mail/);
});
