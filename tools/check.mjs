/**
 * `npm run check`: types, lint, format, import rules, unused code and house rules. Prints one line for each and the
 * faults of those that fail. `npm run check -- lint` runs one alone.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { installPackages } from './prepare.mjs';

installPackages();

const bin = (name) => `node_modules/.bin/${name}`;
const tsc = 'node_modules/tsc7/bin/tsc';

const hasSources = (folder) =>
  readdirSync(folder, { recursive: true }).some(
    (path) =>
      /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path),
  );
// The compiler calls a project without sources a fault; a room that is still empty is none.
const projects = [
  ...readdirSync('packages').map((name) => `packages/${name}`),
  ...readdirSync('apps').map((name) => `apps/${name}`),
  'bench',
]
  .filter((folder) => existsSync(`${folder}/tsconfig.json`) && hasSources(folder))
  .map((folder) => `${folder}/tsconfig.json`);

const steps = {
  types: [...projects, 'tsconfig.tests.json'].map((project) => ['node', [tsc, '-p', project]]),
  lint: [[bin('oxlint'), ['--type-aware', '--quiet', 'packages', 'apps', 'tools', 'bench']]],
  format: [
    [
      bin('prettier'),
      ['--check', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '.'],
    ],
  ],
  'import rules': [
    [
      bin('depcruise'),
      ['packages', 'apps', 'bench', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
    ],
  ],
  'unused code': [[bin('knip'), ['--no-progress', '--no-config-hints']]],
  'house rules': [['node', ['tools/house-rules.mjs']]],
};

const run = ([command, args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });

const wanted = process.argv.slice(2).join(' ');
if (wanted && !steps[wanted]) {
  console.error(`There is no step '${wanted}'; there are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
let failed = 0;
for (const [name, commands] of Object.entries(steps)) {
  if (wanted && name !== wanted) continue;
  const started = Date.now();
  const results = [];
  for (const command of commands) results.push(await run(command));
  const bad = results.filter((result) => result.code !== 0);
  failed += bad.length;
  console.log(`${bad.length ? '✗' : '✓'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  for (const result of bad) console.log(result.output);
}
process.exit(failed ? 1 : 0);
