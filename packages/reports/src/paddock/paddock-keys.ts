/** Capital letters, without those that look like figures. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Letters for an index: A, B, … Z, AA, AB, …; never a number. */
function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const last = LETTERS[index % LETTERS.length] ?? '';
  return rest === 0 ? last : `${lettersOf(rest - 1)}${last}`;
}

/**
 * Keys of paddocks on map and table, where their names do not fit: the farm's own number, else letters that are no other paddock's number.
 */
export function paddockKeys(numbers: readonly (string | null)[]): readonly string[] {
  const taken = new Set(numbers.flatMap((number) => number?.toUpperCase() ?? []));
  let next = 0;
  const fresh = (): string => {
    const letters = lettersOf(next);
    next += 1;
    return taken.has(letters) ? fresh() : letters;
  };
  return numbers.map((number) => number ?? fresh());
}
