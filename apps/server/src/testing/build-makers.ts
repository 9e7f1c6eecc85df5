import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
// @ts-expect-error -- plain JavaScript that the tools share
import { ownPackagesOnly } from '../../../../tools/own-packages-only.mjs';
import { serverRoot } from '../platform/configuration/server-root.ts';

/** Builds the makers of documents, of long work and the jobs of geometry to where the processes beside a server from source look for them. */
export async function buildMakers(): Promise<void> {
  for (const name of ['documents', 'long-work', 'geometry-jobs']) await buildOne(name);
}

async function buildOne(name: string): Promise<void> {
  const folder = fileURLToPath(new URL('.cache/', serverRoot));
  const draft = `${folder}${name}-${process.pid}.js`;
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [fileURLToPath(new URL(`src/${name}.ts`, serverRoot))],
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
  await rename(draft, `${folder}${name}.js`);
}
