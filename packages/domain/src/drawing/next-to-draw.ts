import type { PartitionBalance } from './partition-balance.ts';

/** What is likely drawn next: the first shapes of a kind or more of them, or what is left between them. */
export type NextToDraw = 'draw' | 'fillGap';

/** A gap is no larger than so many usual shapes of its kind. */
const SHAPES_OF_A_GAP = 2;

/** Works out from the balance of a kind what is likely drawn next; null where the whole farm is mapped. */
export function nextToDraw(
  { drawnHectares, unallocatedHectares }: Pick<PartitionBalance, 'drawnHectares' | 'unallocatedHectares'>,
  drawnCount: number,
): NextToDraw | null {
  if (unallocatedHectares === 0) return null;
  const usualHectares = drawnCount === 0 ? 0 : drawnHectares / drawnCount;
  return unallocatedHectares <= SHAPES_OF_A_GAP * usualHectares ? 'fillGap' : 'draw';
}
