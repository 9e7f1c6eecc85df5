import { createHash } from 'node:crypto';
import * as z from 'zod';
import { StartError } from '../configuration/start-error.ts';

/** Form of backups that this release writes and reads. */
const FORM = 1;

const names = z.array(z.string()).readonly();
const count = z.number().int().nonnegative();

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).readonly(),
  rows: count,
  /** Sum of all rows in any order, to compare a table with. */
  digest: z.string(),
  /** SHA-256 of the table's file before it was packed. */
  sha256: z.string(),
});

const manifestSchema = z.object({
  form: z.literal(FORM),
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  migrations: names,
  tables: z.array(tableSchema).readonly(),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bounds: z.string() })).readonly(),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })).readonly(),
  parts: z.object({ triggers: names, indexes: names, constraints: names }),
  /** Uploaded files: how many, their bytes, and the SHA-256 of their list. */
  files: z.object({ count, bytes: count, sha256: z.string() }),
});

/** What a backup holds, with counts and fingerprints of everything. It is written last: a backup without one is not whole. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableOfBackup = z.infer<typeof tableSchema>;

/** An uploaded file of a backup: one line of its list. */
export const fileLineSchema = z.object({ key: z.string(), bytes: count, sha256: z.string() });
export type FileLine = z.infer<typeof fileLineSchema>;

/** Names of the files of a backup. */
export const nameOf = {
  manifest: 'manifest.json',
  files: 'files.ndjson.gz',
  table: (name: string): string => `tables/${name}.ndjson.gz`,
  file: (key: string): string => `files/${key}`,
};

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes a manifest with its own fingerprint, by which an accident is noticed. Against intent there is the key. */
export const writeManifest = (manifest: Manifest): string => {
  const content = JSON.stringify(manifest);
  return `${JSON.stringify({ sha256: fingerprint(content), manifest: content })}\n`;
};

const wrapper = z.object({ sha256: z.string(), manifest: z.string() });

/** Reads a manifest. @throws StartError where it was cut or altered, or is of another form */
export function readManifest(text: string): Manifest {
  const outer = wrapper.safeParse(parsed(text));
  if (!outer.success || fingerprint(outer.data.manifest) !== outer.data.sha256)
    throw new StartError('The manifest of the backup was cut or altered.');
  const content = parsed(outer.data.manifest);
  const known = manifestSchema.safeParse(content);
  if (known.success) return known.data;
  throw new StartError(
    'The backup is of a form that this release does not read. Use the release that made it.',
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
