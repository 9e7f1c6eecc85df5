import { readMapFile } from '@tussock/contract';
import { LARGEST_MAP_FILE, mapFileRefusals, type ReadAs, type ReadMapFile } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { client } from '../../session/client.ts';
import { sendMapFile } from '../../session/uploads/index.ts';

/** A file that was sent, and how it is read. */
export interface SentFile {
  readonly fileName: string;
  readonly filePath: string;
  readonly readAs: ReadAs;
}

/** Sends a file of places, to be read. @throws Error with a sentence about a file that is not sent at all */
export async function sendFileOfPlaces(planId: string, file: File): Promise<SentFile> {
  if (file.size > LARGEST_MAP_FILE) throw new Error(mapFileRefusals.tooLarge);
  if (file.size === 0) throw new Error(mapFileRefusals.empty);
  const filePath = await sendMapFile({ planId, uploadId: uuidv7(), blob: file });
  return { fileName: file.name, filePath, readAs: {} };
}

/** Reads what was sent; nothing of it is stored. @throws ApiError with why it is not read */
export async function readSentFile(planId: string, sent: SentFile): Promise<ReadMapFile> {
  const { filePath, fileName, readAs } = sent;
  const body = { filePath, fileName, readAs };
  const read = await client.call(readMapFile, { params: { planId }, body }, { isQuiet: true });
  // The server answers what the domain declares; the wire knows formats and boxes as plain text and lists.
  return read as unknown as ReadMapFile;
}
