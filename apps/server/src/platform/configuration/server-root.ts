import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('the folder of the server was not found');
    folder = parent;
  }
  return folder;
}

/** The server's folder, both for source and for the built bundle: it contains the migrations and the threads' own files. */
export const serverRoot: URL = pathToFileURL(`${findRoot()}/`);
