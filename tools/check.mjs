/**
 * `npm run check`: types, lint, format, import rules, unused code and house rules. Prints one line for each and the
 * faults of those that fail, and closes with the seconds of CPU it took. `npm run check -- lint` runs one alone;
 * `lint` is the quick part of `typed lint`, and only runs by its name.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { childrenCpuSeconds } from './children-cpu.mjs';
import { installPackages } from './prepare.mjs';

installPackages();

const bin = (name) => `node_modules/.bin/${name}`;
const tsc = 'node_modules/tsc7/bin/tsc';

// What compiles against the same libraries is one project: the pure packages without DOM and Node, what runs on the server, what runs in a
// page, its service worker; tests, the stories in the browser and the benches import nearly everything. What others import is read by them as
// declarations, and what a run has found is remembered, so that the next one looks only at what has changed since and at what imports it.
const projects = 'tools/types/all.json';

// A run is over before it matters what was left lying.
const seldomCollecting = (name, args) => [
  'node',
  ['--initial-heap-size=1500', '--max-semi-space-size=64', bin(name), ...args],
];

const linted = ['packages', 'apps', 'tools', 'bench'];

const steps = {
  types: [['node', [tsc, '-b', projects, '--checkers', '1']]],
  // Every rule that reads one file: an answer within seconds. The typed lint has these rules too.
  lint: [[bin('oxlint'), ['--quiet', ...linted]]],
  'typed lint': [
    [
      bin('oxlint'),
      ['--type-aware', '--quiet', '--report-unused-disable-directives-severity=error', ...linted],
    ],
  ],
  format: [[bin('oxfmt'), ['--check']]],
  'import rules': [
    seldomCollecting('depcruise', [
      'packages',
      'apps',
      'bench',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
    ]),
  ],
  'unused code': [seldomCollecting('knip', ['--no-progress', '--no-config-hints'])],
  'house rules': [['node', ['tools/house-rules.mjs']]],
};

// So do the type checkers, until there is much of it.
const env = { GOGC: 'off', GOMEMLIMIT: '3GiB', ...process.env };

const run = ([command, args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });

/** Runs all of a step, as many at once as there are cores; the order of the results is that of the commands. */
async function runAll(commands) {
  const results = [];
  const waiting = commands.map((command, place) => ({ command, place }));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next.place] = await run(next.command);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

const wanted = process.argv.slice(2).join(' ');
if (wanted && !steps[wanted]) {
  console.error(`There is no step '${wanted}'; there are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
let failed = 0;
for (const [name, commands] of Object.entries(steps)) {
  if (wanted ? name !== wanted : name === 'lint') continue;
  const started = Date.now();
  const results = await runAll(commands);
  const bad = results.filter((result) => result.code !== 0);
  failed += bad.length;
  console.log(`${bad.length ? '✗' : '✓'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  for (const result of bad) console.log(result.output);
}
const cpuSeconds = childrenCpuSeconds();
if (cpuSeconds !== null) console.log(`${cpuSeconds.toFixed(0)} s of CPU`);
process.exit(failed ? 1 : 0);
