import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const control = process.env['PRIVATE_CLUSTER_CONTROL'] ?? '';

/** Does something to the cluster that `tools/private-cluster.sh` has started for this run; what it says. */
export async function cluster(act: 'primary' | 'kill' | 'revive' | 'whole'): Promise<string> {
  if (control === '') throw new Error('started by tools/private-cluster.sh only');
  const { stdout } = await run(control, [act]);
  return stdout.trim();
}
