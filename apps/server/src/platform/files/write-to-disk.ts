import { open } from 'node:fs/promises';
import { fullDiskFrom } from './disk-store.ts';

/**
 * Writes the chunks of an uploaded file in order to a file on disk, for another process to read. `look` gets each chunk before it is written.
 *
 * @throws AppError storageFull
 */
export async function writeToDisk(
  pieces: () => AsyncIterable<Uint8Array>,
  path: string,
  look: (piece: Uint8Array) => void | Promise<void> = () => undefined,
): Promise<void> {
  const file = await open(path, 'w');
  try {
    for await (const piece of pieces()) {
      await look(piece);
      await file.appendFile(piece).catch((error: unknown) => {
        throw fullDiskFrom(error);
      });
    }
  } finally {
    await file.close();
  }
}
