import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildServer, type BuiltServer, type ServerProcess } from './testing/start-process.ts';

const url = process.env['DATABASE_URL'] ?? '';
let built: BuiltServer;
let folder: string;
let databaseUrl: string;
let line: { readonly url: string; freeze(): void; close(): Promise<void> };
let server: ServerProcess | undefined;

/** A line to the database that can be made to stand still: nothing is lost, and nothing comes through any more. */
async function startLine(to: string) {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const passing: Server = createServer((socket) => {
    const beyond = connect(Number(target.port), target.hostname);
    for (const one of [socket, beyond]) {
      sockets.add(one);
      one.on('error', () => undefined);
    }
    socket.pipe(beyond).pipe(socket);
  });
  passing.listen(0, '127.0.0.1');
  await once(passing, 'listening');
  const address = passing.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let isFrozen = false;
  passing.on('connection', (socket) => isFrozen && socket.pause());
  return {
    url: Object.assign(new URL(to), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => passing.close(resolve));
    },
  };
}

beforeAll(async () => {
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tussock-stops-'));
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('drop database if exists stops with (force)');
  await admin.query('create database stops');
  await admin.end();
  databaseUrl = Object.assign(new URL(url), { pathname: '/stops' }).href;
  line = await startLine(databaseUrl);
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.ended;
});
afterAll(async () => {
  await line.close();
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

/** What waits for an answer of the database is given up after 25 s: a stop that waits as long is none. */
const SOONER_MS = 20_000;

test(
  'SIGTERM ends it with success while its database stands still, and refuses the calls that wait for that',
  async () => {
    server = built.start(folder, [], { DATABASE_URL: line.url });
    const address = await server.url;
    line.freeze();
    const cookie = 'tussock=x; __Host-tussock=x';
    const waiting = Array.from({ length: 20 }, () =>
      fetch(`${address}/api/plan/all`, { headers: { cookie, 'x-requested-with': 'tests' } }),
    );
    // By then they have come, and wait.
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    server.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  },
  SOONER_MS,
);
