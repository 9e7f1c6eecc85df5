import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acquirePostgresLock } from './postgres-lock.ts';

/** Takes connections and never says a word. */
let silent: Server;
let url: string;
const sockets: Socket[] = [];
beforeEach(async () => {
  silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  url = `postgres://nobody@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/none`;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('a lock is not waited for at a database that never answers', async () => {
  const lost = vi.fn<() => void>();
  await expect(acquirePostgresLock(url, 1, lost)).rejects.toThrow(/timeout/i);
  expect(lost).not.toHaveBeenCalled();
});
