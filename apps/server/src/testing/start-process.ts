import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Environment variables besides those that every server of a test has. */
type Settings = Readonly<Record<string, string>>;

export interface BuiltServer {
  /** Starts the server as `npm start` does, on an embedded database in a folder. */
  start(folder: string, args?: readonly string[], settings?: Settings): ServerProcess;
  remove(): Promise<void>;
}

export interface ServerProcess {
  /** The address, once it listens. @throws when it ends before, with what it said */
  readonly url: Promise<string>;
  /** How it ended, and what it said on the standard error. */
  readonly ended: Promise<{ code: number | null; complaint: string }>;
  /** What it has said on the standard output so far, its log among it. */
  readonly said: () => string;
  kill(signal: NodeJS.Signals): void;
}

/** Builds the server of a repository, this one if none is named, into a folder of its own, so that a build going on elsewhere is left alone. */
export function buildServer(repository: string = root): BuiltServer {
  const dist = `apps/server/.cache/test-${randomBytes(4).toString('hex')}`;
  execFileSync('node', ['tools/build-server.mjs', dist], { cwd: repository });
  return {
    start: (folder, args = [], settings = {}) =>
      startProcess([`${dist}/main.js`, ...args], { DATA_DIR: folder, ...settings }, repository),
    remove: () => rm(`${repository}/${dist}`, { recursive: true, force: true }),
  };
}

function startProcess(command: readonly string[], settings: Settings, repository: string): ServerProcess {
  const { DATABASE_URL: _notThisOne, ...env } = process.env;
  const child = spawn('node', [...command], {
    cwd: repository,
    env: { ...env, NODE_ENV: 'development', PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  const ended = new Promise<{ code: number | null; complaint: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, complaint })),
  );
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const ready = /Tussock is ready: (\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    void ended.then(() => reject(new Error(`the server ended: ${said}${complaint}`)));
  });
  // Whoever waits for the end need not have waited for the address.
  url.catch(() => undefined);
  return { url, ended, said: () => said, kill: (signal) => void child.kill(signal) };
}
