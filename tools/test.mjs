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
/** What is said again above the last line, where whoever reads only the end finds it. */
const remarks = [];

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
  for (const { assertionResults, name, status: outcome } of result.testResults) {
    if (outcome === 'failed' && assertionResults.length === 0) remarks.push(`could not be read: ${name}`);
    for (const { fullName, status: verdict } of assertionResults)
      if (verdict === 'failed') remarks.push(`failed: ${fullName}`);
  }
  // A file that cannot be read at all has no failed test of its own.
  total.failed += result.numFailedTests || (status === 0 ? 0 : 1);
}

/** Every story of some suites, those within suites too, with what became of it. */
function storiesOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status }))),
    ...storiesOf(inner),
  ]);
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
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  total.passed += stats.expected + stats.flaky;
  total.failed += stats.unexpected + stats.skipped || (status === 0 ? 0 : 1);
  for (const { title, status: outcome } of storiesOf(suites)) {
    if (outcome === 'unexpected') remarks.push(`failed: ${title}`);
    if (outcome === 'flaky') remarks.push(`passed at the second try only: ${title}`);
  }
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
  outages: () => runVitest('outages'),
};
/** The oracle and the outages need a PostgreSQL and `s3` a store, which `tools/private-*.sh` start: they run only when they are named. */
const usual = ['unit', 'server', 'browser'];
try {
  for (const [name, suite] of Object.entries(suites))
    if ((wanted.length === 0 ? usual : wanted).includes(name)) suite();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const remark of remarks) console.log(remark);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
