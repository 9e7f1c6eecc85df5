import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const control = process.env['PRIVATE_POSTGRES_CONTROL'] ?? '';

/** Does something to the PostgreSQL that `tools/private-postgres.sh` has started for this run. */
export const postgres = async (act: 'stop' | 'start' | 'stand-still' | 'go-on'): Promise<void> => {
  if (control === '') throw new Error('started by tools/private-postgres.sh only');
  await run(control, [act]);
};
