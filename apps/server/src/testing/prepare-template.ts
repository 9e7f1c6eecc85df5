import type { TestProject } from 'vitest/node';
import { buildMakers } from './build-makers.ts';
import { openEmbedded } from '../platform/database/open-database.ts';

/** Builds what the typesetting process makes documents with, and migrates the embedded database once for all test files, unless the suite runs on PostgreSQL. */
export async function setup(project: TestProject): Promise<void> {
  await buildMakers();
  const databaseUrl = process.env['DATABASE_URL'] ?? '';
  project.provide('databaseUrl', databaseUrl);
  if (databaseUrl !== '') {
    project.provide('databaseTemplate', '');
    return;
  }
  const database = await openEmbedded();
  const template = await database.dump();
  await database.close();
  project.provide('databaseTemplate', Buffer.from(template ?? new Uint8Array()).toString('base64'));
}
