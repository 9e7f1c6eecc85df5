/** Capital letters, without those that are taken for figures. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A, B, … Z, AA, AB, …: never a number. */
function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const last = LETTERS[index % LETTERS.length] ?? '';
  return rest === 0 ? last : `${lettersOf(rest - 1)}${last}`;
}

/** What each paddock is called on map and table where its name has no room: the farm's own number, else letters that no paddock has for one. */
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
