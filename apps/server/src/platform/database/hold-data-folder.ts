import { createHash } from 'node:crypto';
import { open, readFile, realpath, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { platform } from 'node:process';

export interface FolderHold {
  release(): Promise<void>;
}

/** Another process uses the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Tussock. Stop that one, or start this one with another DATA_DIR.`,
    );
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The kernel frees an abstract socket on any death of its process, so it cannot go stale. Linux only. */
async function holdBySocket(folder: string): Promise<Server> {
  const name = `\0tussock-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new DataFolderInUse(folder)));
    server.listen(name, resolve);
  });
  server.unref();
  return server;
}

/**
 * Keeps every other process out of a data folder: the embedded engine itself takes no lock, and two processes on one
 * folder lose each other's writes.
 *
 * @throws DataFolderInUse
 */
export async function holdDataFolder(folder: string): Promise<FolderHold> {
  const real = await realpath(folder);
  const socket = platform === 'linux' ? await holdBySocket(real) : undefined;
  const path = `${real}/tussock.pid`;
  try {
    const owner = Number(await readFile(path, 'utf8').catch(() => '0'));
    // Where there is no socket, a living owner counts; with the socket held, a left-over file is only a trace of a crash.
    if (!socket && owner > 0 && owner !== process.pid && isAlive(owner)) throw new DataFolderInUse(folder);
    const file = await open(path, 'w');
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (error) {
    socket?.close();
    throw error;
  }
  return {
    async release() {
      await rm(path, { force: true });
      await new Promise<void>((resolve) => (socket ? socket.close(() => resolve()) : resolve()));
    },
  };
}
