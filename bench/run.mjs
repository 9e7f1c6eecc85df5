/** `npm run bench [name…]`: bundles each bench and runs it by itself. Every figure is a ratio measured in one run. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ownPackagesOnly } from '../tools/own-packages-only.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const all = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}
const names = wanted.length > 0 ? wanted : all;

// Inside the server's folder, because the server finds its migrations and threads from where it lies.
const outdir = 'apps/server/dist/bench';
await build({
  entryPoints: {
    ...Object.fromEntries(names.map((name) => [`${name}.bench`, `bench/${name}.bench.ts`])),
    ...Object.fromEntries(
      ['documents', 'long-work', 'geometry-jobs'].map((name) => [name, `apps/server/src/${name}.ts`]),
    ),
  },
  outdir,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
  plugins: [ownPackagesOnly],
});

let failed = 0;
for (const name of names) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [`${outdir}/${name}.bench.mjs`], {
    stdio: 'inherit',
  });
  if (status !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
