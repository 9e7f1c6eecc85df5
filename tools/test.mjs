/** `npm test`: unit, component, server and browser tests, in that order, closing with one line of what passed and failed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsStale, installPackages } from './prepare.mjs';

installPackages();
const { findChromium, findPoppler, installDebianPackages } = await import('./find-chromium.mjs');

const folder = mkdtempSync(join(tmpdir(), 'tussock-results-'));
const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
/** Where the time went: seconds of each suite, and its slowest files. */
const timings = [];
const SLOWEST_TOLD = 5;
const secondsSince = (start) => Math.round((Date.now() - start) / 1000);
const inSeconds = (ms) => `${Math.round(ms / 1000)} s`;

/** Keeps how long a suite took, and which of its files took the longest: pairs of a name and milliseconds. */
function noteTime(suite, started, files) {
  const slowest = files
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SLOWEST_TOLD)
    .map(([name, ms]) => `${name.replace(/^.*\/(?=[^/]+$)/, '')} ${inSeconds(ms)}`);
  timings.push(`time of ${suite}: ${secondsSince(started)} s; slowest: ${slowest.join(', ')}`);
}
/** What is said again above the last line, where whoever reads only the end finds it. */
const remarks = [];

let reports = 0;

/** What Vitest says of a project, or of some of its files: its report, and whether it ended well. */
function askVitest(project, files = []) {
  reports += 1;
  const file = join(folder, `${project}-${reports}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', project, ...reporters, ...files], {
    stdio: 'inherit',
  });
  return { ...JSON.parse(readFileSync(file, 'utf8')), endedWell: status === 0 };
}

/** What failed, each with the first line of why; a file that cannot be read at all has no failed test of its own. */
const failuresIn = ({ testResults }) =>
  testResults.flatMap(({ assertionResults, name, status }) => {
    const failed = assertionResults.filter(({ status: verdict }) => verdict === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [{ file: name, title: `${name} (could not be read)`, why: '' }];
    return failed.map(({ fullName, failureMessages: [message = ''] }) => ({
      file: name,
      title: fullName,
      why: message.split('\n')[0],
    }));
  });

/** A project's tests. A file with a failure is asked once more, by itself: what passes then is said to have passed so, and why it had not. */
function runVitest(project, { name = project, files = [] } = {}) {
  const started = Date.now();
  const first = askVitest(project, files);
  noteTime(
    name,
    started,
    first.testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]),
  );
  const failures = failuresIn(first);
  const again =
    failures.length === 0 ? first : askVitest(project, [...new Set(failures.map(({ file }) => file))]);
  const stillFailing = new Set(failures.length === 0 ? [] : failuresIn(again).map(({ title }) => title));
  for (const { title, why } of failures)
    remarks.push(
      `${stillFailing.has(title) ? 'failed' : 'passed at the second try only'}: ${title} (${why})`,
    );
  const failed = stillFailing.size || (again.endedWell ? 0 : 1);
  total.passed += first.numPassedTests + failures.length - stillFailing.size;
  total.failed += failed;
}

// eslint-disable-next-line no-control-regex -- Playwright colours its messages
const ANSI_COLOUR = /\u001B\[\d+m/g;
const LONGEST_REASON = 1500;

/** Why a story failed, on one line. */
const reasonOf = ({ error }) =>
  error.message.replaceAll(ANSI_COLOUR, '').replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON);

/** Every story of some suites, those within suites too, with what became of it and how long it took. */
function storiesOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        title,
        file,
        status,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        why: results
          .filter(({ error }) => error)
          .map(reasonOf)
          .join(' | '),
      })),
    ),
    ...storiesOf(inner),
  ]);
}

/** Milliseconds of all stories of each file. */
function msByFile(stories) {
  const sums = new Map();
  for (const { file, ms } of stories) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums];
}

function runPlaywright(name = 'browser', settings = []) {
  buildWhatIsStale();
  const file = join(folder, `${name}.json`);
  const started = Date.now();
  const env = { ...process.env, CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status } = spawnSync('npx', ['playwright', 'test', ...settings, '--reporter=list,json'], {
    stdio: 'inherit',
    cwd: 'apps/e2e',
    env,
  });
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  total.passed += stats.expected + stats.flaky;
  total.failed += stats.unexpected + stats.skipped || (status === 0 ? 0 : 1);
  const stories = storiesOf(suites);
  noteTime(name, started, msByFile(stories));
  for (const { title, status: outcome, why } of stories) {
    if (outcome === 'unexpected') remarks.push(`failed: ${title} (${why})`);
    if (outcome === 'flaky') remarks.push(`passed at the second try only: ${title} (${why})`);
  }
}

/** The main story in another browser's engine; on Debian as root its packages are installed when they are missing. */
function runEngine(name, packages) {
  if (spawnSync('dpkg', ['-s', ...packages], { stdio: 'ignore' }).status !== 0)
    installDebianPackages(packages);
  runPlaywright(name, ['--config', 'playwright.engines.config.ts', '--project', name]);
}

/**
 * The server's tests that a PostgreSQL can fail where the embedded engine cannot: those with many connections at once, and those that make
 * every call, whose SQL must be that of version 15.
 */
const POSTGRES_FILES = [
  'apps/server/src/platform/',
  'apps/server/src/testing/',
  'apps/server/src/capabilities/documentation/',
  'apps/server/src/capabilities/replica/',
];

const suites = {
  unit: () => runVitest('unit'),
  component: () => runVitest('component'),
  alone: () => {
    runVitest('alone-unit');
    runVitest('alone');
  },
  server: () => {
    findPoppler();
    runVitest('server');
  },
  browser: () => runPlaywright(),
  postgres: () => {
    findPoppler();
    runVitest('server', { name: 'postgres', files: POSTGRES_FILES });
  },
  field: () => runPlaywright('field', ['--config', 'playwright.field.config.ts']),
  webkit: () => runEngine('webkit', ['webkit2gtk-driver', 'xvfb']),
  firefox: () => runEngine('firefox', ['firefox-esr']),
  oracle: () => runVitest('oracle'),
  gis: () => {
    if (spawnSync('ogrinfo', ['--version'], { stdio: 'ignore' }).status !== 0)
      installDebianPackages(['gdal-bin']);
    runVitest('gis');
  },
  s3: () => runVitest('s3'),
  outages: () => runVitest('outages'),
  failover: () => runVitest('failover'),
};
/** `field` takes long; `webkit` and `firefox` need those browsers, `gis` GDAL; `postgres`, the oracle and the outages need a PostgreSQL, `failover` a cluster and `s3` a store, which `tools/private-*.sh` start: they run only when they are named. */
const usual = ['unit', 'component', 'alone', 'server', 'browser'];
try {
  for (const [name, suite] of Object.entries(suites))
    if ((wanted.length === 0 ? usual : wanted).includes(name)) suite();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const remark of [...remarks, ...timings]) console.log(remark);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
