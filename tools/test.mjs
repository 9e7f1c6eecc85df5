/** `npm test`: unit, server and browser tests, in that order, closing with one line of what passed and failed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsStale, installPackages } from './prepare.mjs';

installPackages();
const { findChromium, findPoppler } = await import('./find-chromium.mjs');

const folder = mkdtempSync(join(tmpdir(), 'tussock-results-'));
const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };

function runVitest(project) {
  const file = join(folder, `${project}.json`);
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { stdio: 'inherit' },
  );
  const result = JSON.parse(readFileSync(file, 'utf8'));
  total.passed += result.numPassedTests;
  // A file that cannot be read at all has no failed test of its own.
  total.failed += result.numFailedTests || (status === 0 ? 0 : 1);
}

function runPlaywright() {
  buildWhatIsStale();
  const file = join(folder, 'browser.json');
  const env = { ...process.env, CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status } = spawnSync('npx', ['playwright', 'test', '--reporter=list,json'], {
    stdio: 'inherit',
    cwd: 'apps/e2e',
    env,
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  total.passed += stats.expected;
  total.failed += stats.unexpected + stats.flaky + stats.skipped || (status === 0 ? 0 : 1);
}

const suites = {
  unit: () => runVitest('unit'),
  server: () => {
    findPoppler();
    runVitest('server');
  },
  browser: runPlaywright,
  oracle: () => runVitest('oracle'),
  s3: () => runVitest('s3'),
};
/** The oracle needs a PostGIS and `s3` a store, which `tools/private-*.sh` start: they run only when they are named. */
const usual = ['unit', 'server', 'browser'];
try {
  for (const [name, suite] of Object.entries(suites))
    if ((wanted.length === 0 ? usual : wanted).includes(name)) suite();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
