import { withinTime } from '../clock/within-time.ts';
import { AppError } from '../http/app-error.ts';
import { readUpTo } from '../http/read-up-to.ts';

/** Time-out of a tile, since a person views the map meanwhile. */
const TIMEOUT_MS = 10_000;
/** Largest tile in bytes: an elevation tile has some hundred thousand, an aerial photograph less. */
const LARGEST_TILE = 2 * 1024 * 1024;
const NOTHING_THERE: readonly number[] = [204, 404];

export interface GroundTile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Image types that a browser draws, by their first bytes, since a server's content type is not trusted. */
const pictures = [
  { contentType: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47] },
  { contentType: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { contentType: 'image/webp', starts: [0x52, 0x49, 0x46, 0x46] },
] as const;

const typeOf = (bytes: Uint8Array): string | undefined =>
  pictures.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte))?.contentType;

async function readTile(url: URL, signal: AbortSignal): Promise<GroundTile | null> {
  const response = await fetch(url, { redirect: 'error', signal });
  if (NOTHING_THERE.includes(response.status)) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const bytes = await readUpTo(response, LARGEST_TILE, (why) => new Error(why));
  const contentType = typeOf(bytes);
  if (!contentType) throw new Error('no picture');
  return { bytes, contentType };
}

/**
 * Fetches a ground tile from its publisher; null where there is none. The URL may contain a key, so no log has it in full.
 *
 * @throws AppError groundAway
 */
export async function fetchGroundTile(url: URL, timeoutMs = TIMEOUT_MS): Promise<GroundTile | null> {
  try {
    return await withinTime(timeoutMs, (signal) => readTile(url, signal));
  } catch (error) {
    throw new AppError('groundAway', {
      logText: `tile of ${url.host}: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
}
