import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const ENTRY = join(root, 'src/service-worker/service-worker.ts');

/**
 * Read by people and machines that look into a build, and never by a page; first pictures, which a system takes at the installing; and what is
 * read once in a year.
 */
const NOT_OF_THE_SHELL =
  /\.(?:map|br|gz)$|^splash-|^(?:csp\.json|licence-texts\.json|service-worker\.js|\.built)$/;

/** What a device keeps to start without a line: each file with a mark that changes when it does. Names in `assets` are such marks. */
async function listShell(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !NOT_OF_THE_SHELL.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (path) => {
      const url = path.slice(dir.length).replaceAll('\\', '/');
      const mark = createHash('sha256')
        .update(await readFile(path))
        .digest('base64url')
        .slice(0, 12);
      return { url, revision: url.startsWith('/assets/') ? null : mark };
    }),
  );
}

/** Builds the service worker, with these plugins, when everything it keeps is written. */
export function serviceWorker(plugins) {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const shell = await listShell(dir);
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          plugins,
          publicDir: false,
          define: { __SHELL__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2023',
            minify: true,
            lib: { entry: ENTRY, formats: ['es'], fileName: () => 'service-worker.js' },
          },
        });
      },
    },
  };
}
