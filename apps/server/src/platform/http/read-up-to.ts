/** Reads the answer of an outside service up to a number of bytes, whatever size it claims. @throws the error from `refuse` where there are more */
export async function readUpTo(
  response: Response,
  mostBytes: number,
  refuse: (why: string) => Error,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw refuse(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
