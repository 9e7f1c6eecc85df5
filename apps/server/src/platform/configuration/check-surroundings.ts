import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { errorDetail } from '../log/error-detail.ts';
import type { Configuration } from './configuration.ts';
import { StartError } from './start-error.ts';

/** Whether the port can be had; asked before anything is made that takes time. @throws what listening throws */
const tryPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** The database, files and letters are in the data folder wherever nothing else was named for them. */
const needsDataFolder = ({ databaseUrl, fileBucket, smtpUrl }: Configuration): boolean =>
  databaseUrl === undefined || fileBucket === undefined || smtpUrl === undefined;

const isThere = (error: unknown): boolean => ['EEXIST', 'EISDIR'].includes(errorDetail(error, 'code') ?? '');

/** Makes a folder and those above it. Node's own way of it never ends where the system says of a folder that is there that it is not (`/proc`). */
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
