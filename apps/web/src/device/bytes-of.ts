import { fileRefusals } from '@tussock/domain';

/** What is in a file that was chosen. @throws Error with a sentence to show: it was moved, changed or taken away since it was chosen */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new Error(fileRefusals.gone, { cause: error });
  }
}
