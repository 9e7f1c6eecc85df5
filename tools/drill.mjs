/**
 * `npm run drill -- NAME`: takes something away, brings it back, and shows what was lost. Figures go to docs/reliability.md.
 * Each starts what it needs by itself and takes it down again.
 */
import { spawnSync } from 'node:child_process';
import { installPackages } from './prepare.mjs';

installPackages();

const vitest = (project, ...files) => ['npx', 'vitest', 'run', '--project', project, ...files];

const drills = {
  restore: {
    says: 'backs up under eight writers, destroys everything, restores it and compares (RESTORE_ROUNDS, RESTORE_PLANS)',
    command: ['tools/private-postgres.sh', ...vitest('outages', 'restore.outage')],
  },
  failover: {
    says: 'kills the machine with the primary database under two servers, on a Patroni cluster (OUTAGE_ROUNDS)',
    command: ['tools/private-cluster.sh', ...vitest('failover')],
  },
  commits: {
    says: 'measures saves of 64 writers with and without announcements',
    command: ['tools/private-postgres.sh', 'npm', 'run', '--silent', 'bench', '--', 'commits'],
  },
  outages: {
    says: 'stops, cuts and freezes PostgreSQL under two servers (OUTAGE_ROUNDS)',
    command: [
      'tools/private-postgres.sh',
      'tools/private-proxy.sh',
      'npm',
      'test',
      '--silent',
      '--',
      'outages',
    ],
  },
  upgrade: {
    says: 'replaces the release before by this one behind a proxy, under eight writers; its own tests run against the new schema (OUTAGE_ROUNDS, PREVIOUS_COMMIT)',
    command: [
      'env',
      'SMOKE=1',
      'tools/previous-release.sh',
      'tools/private-postgres.sh',
      'tools/private-proxy.sh',
      ...vitest('outages', 'upgrade.outage'),
    ],
  },
  pooler: {
    says: 'runs the server tests through PgBouncer in transaction mode (further words choose files)',
    command: ['tools/private-postgres.sh', 'tools/private-pgbouncer.sh', ...vitest('server')],
  },
};

const [name, ...more] = process.argv.slice(2);
const drill = drills[name];
if (!drill) {
  console.error('Drills:');
  for (const [known, { says }] of Object.entries(drills)) console.error(`  ${known.padEnd(10)} ${says}`);
  process.exit(2);
}
const [command, ...args] = [...drill.command, ...more];
const { status } = spawnSync(command, args, { stdio: 'inherit' });
process.exit(status ?? 1);
