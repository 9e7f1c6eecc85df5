/** `npm start`: installs and builds what is missing or stale, then runs the server. Needs nothing but Node and npm. */
import { spawn } from 'node:child_process';
import { buildWhatIsStale, installPackages } from './prepare.mjs';

installPackages();
buildWhatIsStale();

const isReset = process.argv.includes('--reset-demo');
if (isReset && process.env.DATABASE_URL) {
  console.error('demo:reset empties the embedded database only; DATABASE_URL is set.');
  process.exit(1);
}

const server = spawn(
  'node',
  ['--enable-source-maps', 'apps/server/dist/main.js', ...(isReset ? ['--reset-demo'] : [])],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
