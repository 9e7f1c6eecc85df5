/** Builds the server into a folder: `node tools/build-server.mjs [FOLDER]`. The folder must lie within apps/server. */
import { rmSync } from 'node:fs';
import './prepare.mjs';
import { build } from 'esbuild';
import { ownPackagesOnly } from './own-packages-only.mjs';

const folder = process.argv[2] ?? 'apps/server/dist';

rmSync(folder, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ['main', 'tussock', 'documents', 'long-work', 'geometry-jobs'].map(
    (name) => `apps/server/src/${name}.ts`,
  ),
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [ownPackagesOnly],
});

// Packages of others lie beside it as they were published, each with its licence; what is built in would have to bring its own.
const ofOthers = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
if (ofOthers.length > 0) {
  console.error(
    `The build of the server holds code of others, without their licences: ${ofOthers.join(', ')}.`,
  );
  process.exit(1);
}
