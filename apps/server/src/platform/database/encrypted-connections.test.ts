import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgres } from './open-database.ts';
import { createPostgresPool, USUAL_PATIENCE } from './postgres-pool.ts';
import { probePostgres } from './probe-database.ts';

/** What a client asks that wants to go on encrypted: eight bytes of PostgreSQL's protocol. */
const ASKS_FOR_TLS = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** A PostgreSQL that cannot encrypt, and all that it was told. */
let server: Server;
let told: Buffer;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      told = Buffer.concat([told, bytes]);
      if (bytes.equals(ASKS_FOR_TLS)) socket.write('N');
      else socket.destroy();
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
});
beforeEach(() => {
  told = Buffer.alloc(0);
});
afterAll(() => {
  server.close();
});

const urlWith = (query: string): string =>
  `postgres://tussock:secret@127.0.0.1:${(server.address() as AddressInfo).port}/tussock${query}`; // it listens on a port
const inPool = (url: string) =>
  createPostgresPool(url, { size: 1, patience: USUAL_PATIENCE, onFault: () => {} }).connect();
const openAll = (url: string) => openPostgres(url, () => {});
const probe = (url: string) => probePostgres(url).check();

test.each([
  ['a start', openAll],
  ['the pool', inPool],
  ['the question whether it is ready', probe],
])('%s says nothing in the clear where the address of the database asks for TLS', async (_whose, connect) => {
  await expect(connect(urlWith('?sslmode=verify-full'))).rejects.toThrow();
  expect(told).toEqual(ASKS_FOR_TLS);
});

test('the pool goes on in the clear where the address says nothing of it, as beside a database on the same machine', async () => {
  await expect(inPool(urlWith(''))).rejects.toThrow();
  expect(told.includes('tussock')).toBe(true);
});
