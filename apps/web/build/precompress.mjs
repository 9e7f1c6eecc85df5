import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_IT = /\.(?:js|css|html|svg|json|wasm|pbf)$/;
/** Smaller files fit a packet or two as they are; bytes. */
const SMALLEST = 1024;

/** Writes .br and .gz beside every built file that gains by it, for the server to send as they are. */
export function precompress() {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      // What others write when everything is written stands there by then.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries.filter(
          (entry) => entry.isFile() && WORTH_IT.test(entry.name) && entry.name !== 'csp.json',
        );
        await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
      },
    },
  };
}

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
