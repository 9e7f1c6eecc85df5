import { fileRefusals } from '@tussock/domain';

/** Reads the bytes of a chosen file. @throws Error with a message to show: it was moved, changed or deleted since it was chosen */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new Error(fileRefusals.gone, { cause: error });
  }
}
