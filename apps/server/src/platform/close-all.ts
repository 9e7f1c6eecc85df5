export type Closer = () => Promise<void>;

/** Closes everything in reverse order of opening, even if one of them fails. @throws the first error */
export async function closeAll(closers: Closer[]): Promise<void> {
  const faults: unknown[] = [];
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => void faults.push(error));
  if (faults.length > 0) throw faults[0];
}
