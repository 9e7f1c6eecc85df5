import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
// @ts-expect-error -- plain JavaScript that the tools share
import { ownPackagesOnly } from '../../../../tools/own-packages-only.mjs';
import { serverRoot } from '../platform/configuration/server-root.ts';

/** Builds the makers of documents to where the typesetting process of a server from source looks for them. */
export async function buildDocuments(): Promise<void> {
  const folder = fileURLToPath(new URL('.cache/', serverRoot));
  const draft = `${folder}documents-${process.pid}.js`;
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [fileURLToPath(new URL('src/documents.ts', serverRoot))],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [ownPackagesOnly as Plugin],
  });
  // Whoever reads it meanwhile has the old one or the new one whole.
  await rename(draft, `${folder}documents.js`);
}
