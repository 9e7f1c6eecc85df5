import { sayValue, type Fields } from '@tussock/domain';
import { isSame } from '@tussock/replica';

export type Values = Readonly<Record<string, unknown>>;

/** A field that somebody else changed since I started, to something other than what I have. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Whether I changed it at all; where I did not, theirs is simply newer. */
  readonly isChangedByMe: boolean;
}

const NONE = 'Nothing';

const nobody = (): undefined => undefined;

/** The value of a field in words. */
const textOf = (fields: Fields, key: string, values: Values): string => {
  const field = fields[key];
  return (field && sayValue(field, values[key], nobody)) ?? NONE;
};

/** What there is to choose, `mine` and `theirs` both having started from `base`. A field that I alone changed stays mine unasked. */
export function findDifferences(
  fields: Fields,
  { base, mine, theirs }: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
): readonly Difference[] {
  return Object.entries(fields)
    .filter(([key]) => !isSame(theirs[key], base[key]) && !isSame(mine[key], theirs[key]))
    .map(([key, field]) => ({
      key,
      label: field.label,
      mine: textOf(fields, key, mine),
      theirs: textOf(fields, key, theirs),
      isChangedByMe: !isSame(mine[key], base[key]),
    }));
}

/** Whether two sets of values are the same in every declared field. */
export const isEqual = (fields: Fields, one: Values, other: Values): boolean =>
  Object.keys(fields).every((key) => isSame(one[key], other[key]));

/** My values with theirs in the named fields. What they left blank becomes blank. */
export function takeTheirs(mine: Values, theirs: Values, keys: ReadonlySet<string>): Values {
  const kept = Object.entries(mine).filter(([key]) => !keys.has(key));
  const taken = Object.entries(theirs).filter(([key]) => keys.has(key));
  return Object.fromEntries([...kept, ...taken]);
}
