import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const program = `
  import { lockDataFolder } from './apps/server/src/platform/database/lock-data-folder.ts';
  lockDataFolder(process.argv[2]).then(() => console.log('held'), (error) => console.log(error.message));
  setInterval(() => {}, 60_000);`;

/** A process of its own that holds a data folder, or has said why it may not. */
export interface Holder {
  readonly said: string;
  kill(): Promise<void>;
}
export interface HolderProgram {
  /** `within` is a command that the process is run by, e.g. into namespaces of its own. */
  start(folder: string, within?: readonly string[]): Promise<Holder>;
  remove(): Promise<void>;
}

/** Builds the program that holds a folder, for processes beside the one of the test. */
export function buildHolder(): HolderProgram {
  const file = `${root}/apps/server/.cache/holder-${randomBytes(4).toString('hex')}.mjs`;
  const options = ['--bundle', '--format=esm', '--platform=node', '--packages=external', `--outfile=${file}`];
  execFileSync('npx', ['esbuild', ...options], {
    cwd: root,
    input: program,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return {
    async start(folder, within = []) {
      const child = spawn('env', [...within, 'node', file, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = once(child, 'close');
      const [first] = (await once(child.stdout, 'data')) as [Buffer];
      return {
        said: first.toString('utf8').trim(),
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
    remove: () => rm(file, { force: true }),
  };
}
