import type { PresignedData } from '@tussock/contract';

/** Sends a file as a browser does: the signed fields, the content type, the file. Gives the status. */
export async function uploadFile(
  { url, fields }: PresignedData,
  bytes: Uint8Array,
  contentType: string,
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('Content-Type', contentType);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }));
  return (await fetch(url, { method: 'POST', body: form })).status;
}
