import { inBatches } from '../database/copy/copy-rows.ts';
import type { Content } from '../database/copy/load-content.ts';
import { fileLineSchema, nameOf, readManifest, type FileLine, type Manifest } from './manifest.ts';
import { alteredError, linesOf, load, type Vault } from './packing.ts';

/** A backup, opened for reading. */
export interface OpenBackup {
  readonly manifest: Manifest;
  readonly content: Content;
  /** Reads the list of uploaded files. @throws StartError where it was cut or altered */
  files(): AsyncIterable<FileLine>;
  /** Reads an uploaded file. @throws StartError at its end where it was cut or altered */
  file(line: FileLine): AsyncIterable<Uint8Array>;
}

/** Opens a backup. @throws StartError where there is none, it is of another form, or the key does not open it */
export async function openBackup(vault: Vault): Promise<OpenBackup> {
  const pieces: Uint8Array[] = [];
  for await (const piece of load(vault, nameOf.manifest)) pieces.push(piece);
  const manifest = readManifest(Buffer.concat(pieces).toString('utf8'));
  const tableOf = (name: string): Manifest['tables'][number] => {
    const found = manifest.tables.find((table) => table.name === name);
    if (!found) throw alteredError(nameOf.manifest);
    return found;
  };
  return {
    manifest,
    content: {
      ...manifest,
      read: ({ name }) => inBatches(linesOf(load(vault, nameOf.table(name), tableOf(name).sha256))),
      digest: ({ name }) => Promise.resolve(tableOf(name)),
    },
    async *files() {
      let count = 0;
      for await (const line of linesOf(load(vault, nameOf.files, manifest.files.sha256))) {
        count += 1;
        yield fileLineSchema.parse(JSON.parse(line));
      }
      if (count !== manifest.files.count) throw alteredError(nameOf.files);
    },
    file: ({ key, sha256 }) => load(vault, nameOf.file(key), sha256),
  };
}
