export type Closer = () => Promise<void>;

/** Closes everything, the last that was opened first, whatever becomes of the others. @throws the first fault */
export async function closeAll(closers: Closer[]): Promise<void> {
  const faults: unknown[] = [];
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => void faults.push(error));
  if (faults.length > 0) throw faults[0];
}
