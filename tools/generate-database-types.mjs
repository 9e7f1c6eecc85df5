/** Writes the table types from a migrated PostgreSQL database: `DATABASE_URL=… node tools/generate-database-types.mjs`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'apps/server/src/platform/database/generated/schema.ts';
execFileSync('npx', [
  'kysely-codegen',
  '--url',
  process.env.DATABASE_URL,
  '--dialect',
  'postgres',
  '--camel-case',
  '--out-file',
  file,
  '--log-level',
  'warn',
]);

// Both engines are set to read int8 as a number; JSON is written as text and read as what its reader checks it to be.
const text = readFileSync(file, 'utf8')
  .replace(/export type Int8 = .*;/, 'export type Int8 = ColumnType<number, number, number>;')
  .replace(
    /export type Json = JsonValue;[\s\S]*?export type Timestamp/,
    'export type Json = ColumnType<unknown, string, string>;\n\nexport type Timestamp',
  );
writeFileSync(file, text);
