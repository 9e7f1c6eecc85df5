/** Builds the server into a folder: `node tools/build-server.mjs [FOLDER]`. The folder must lie within apps/server. */
import { rmSync } from 'node:fs';
import './prepare.mjs';
import { build } from 'esbuild';

const folder = process.argv[2] ?? 'apps/server/dist';

rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: ['apps/server/src/main.ts'],
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      // Our own packages are taken in as source; everything from the registry stays in node_modules.
      name: 'own-packages-only',
      setup: (build) =>
        build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@tussock/') ? undefined : { path, external: true },
        ),
    },
  ],
});
