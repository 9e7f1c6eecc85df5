import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { errorDetail } from '../log/error-detail.ts';
import type { Configuration } from './configuration.ts';
import { StartError } from './start-error.ts';

/** Checks that the port is free, before anything slow is created. @throws the error of listening */
const tryPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** Whether the data folder is needed: database, files and letters are stored there unless a service is configured for them. */
const needsDataFolder = ({ databaseUrl, fileBucket, smtpUrl }: Configuration): boolean =>
  databaseUrl === undefined || fileBucket === undefined || smtpUrl === undefined;

const isThere = (error: unknown): boolean => ['EEXIST', 'EISDIR'].includes(errorDetail(error, 'code') ?? '');

/** Creates a folder and its parents. Node's own recursive way never ends where the system reports an existing folder as missing (`/proc`). */
async function makeFolder(folder: string): Promise<void> {
  const above = dirname(folder);
  if (above !== folder) await makeFolder(above);
  try {
    await mkdir(folder);
  } catch (error) {
    if (!isThere(error)) throw error;
  }
}

async function tryDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(resolve(folder));
    await writeFile(probe, 'written to see whether it can be');
  } catch (error) {
    throw new StartError(
      `DATA_DIR: the folder ${folder} cannot be written to (${(error as { code?: string }).code ?? String(error)}).`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Checks what the server needs of its machine, before anything is created. @throws StartError, or the error of listening */
export async function checkSurroundings(configuration: Configuration): Promise<void> {
  if (configuration.port !== 0) await tryPort(configuration.port, configuration.host);
  if (needsDataFolder(configuration)) await tryDataFolder(configuration.dataFolder);
}
