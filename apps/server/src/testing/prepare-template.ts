import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildMakers } from './build-makers.ts';
import { openEmbedded } from '../platform/database/open-database.ts';

/**
 * Builds what the typesetting process makes documents with, and migrates the embedded database once for all test files, unless the suite
 * runs on PostgreSQL. The template goes to the workers as a file: Vitest keeps what it provides for every test file a worker has run,
 * and a template of 40 MB would fill a heap within sixty files.
 *
 * @returns the teardown, which removes the template
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildMakers();
  const databaseUrl = process.env['DATABASE_URL'] ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'tussock-template-'));
  const templateFile = join(folder, 'database.tar');
  if (databaseUrl === '') {
    const database = await openEmbedded();
    await writeFile(templateFile, (await database.dump()) ?? new Uint8Array());
    await database.close();
  }
  project.provide('databaseUrl', databaseUrl);
  project.provide('databaseTemplateFile', databaseUrl === '' ? templateFile : '');
  return () => rm(folder, { recursive: true, force: true });
}
