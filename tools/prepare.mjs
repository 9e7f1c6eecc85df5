/** What every command does first: packages as the lock file says, and builds that are not older than their sources. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const modifiedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Runs a command in the foreground and ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

export function installPackages() {
  if (modifiedAt('node_modules/.package-lock.json') >= modifiedAt('package-lock.json')) return;
  console.log('Installing packages…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

const ignored = new Set(['node_modules', 'dist', '.git', 'data', 'test-results', '.cache']);

function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}

/** Builds the server and the web application where a source is newer than the last build. */
export function buildWhatIsStale() {
  const sources = Math.max(
    newestIn('packages'),
    newestIn('apps'),
    modifiedAt('package-lock.json'),
    modifiedAt('tools/build.mjs'),
  );
  if (modifiedAt('apps/web/dist/.built') >= sources) return;
  console.log('Building…');
  run('node', ['tools/build.mjs']);
}
