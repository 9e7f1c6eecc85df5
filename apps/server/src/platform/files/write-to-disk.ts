import { open } from 'node:fs/promises';
import { fullDiskFrom } from './disk-store.ts';

/**
 * Writes the pieces of a file that was sent one behind the other, to where another process reads them. `look` sees each piece before it is
 * written. @throws AppError storageFull
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
