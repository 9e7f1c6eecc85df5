import {
  changedValues,
  isUuid,
  sayValue,
  type EntityDeclaration,
  type Fields,
  type NameOf,
} from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
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
  /** Of a shape: what stood before, mine and theirs, to be drawn over each other. */
  readonly outlines?: {
    readonly base: Geometry | undefined;
    readonly mine: Geometry | undefined;
    readonly theirs: Geometry | undefined;
  };
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

interface Sides {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/** A shape as it was checked before it was stored or drawn; undefined for any other value. */
const shapeIn = (value: unknown): Geometry | undefined =>
  typeof value === 'object' && value !== null && 'coordinates' in value ? (value as Geometry) : undefined;

function outlinesIn(key: string, { base, mine, theirs }: Sides): Pick<Difference, 'outlines'> {
  const [before, own, other] = [base, mine, theirs].map((values) => shapeIn(values[key]));
  return own || other ? { outlines: { base: before, mine: own, theirs: other } } : {};
}

/** What has no words of its own is told by whose it is. */
const MINE = 'As you have it';
const THEIRS = 'As it stands now';
const OTHER = 'Another value';

const wordsOr = (text: string | null | undefined, value: unknown, otherwise: string): string => {
  if (value === undefined || value === null) return NONE;
  return text && !isUuid(text) ? text : otherwise;
};

/**
 * What there is to choose of one thing of the record, value by value of those that were written: whatever has no field in a form (an outline,
 * who is to do it, a folder) is asked about as well. Lists of ids are brought together without a question.
 */
export function differencesOf(
  { entity, keys }: { readonly entity: EntityDeclaration; readonly keys: readonly string[] },
  sides: Sides,
  nameOf: NameOf,
): readonly Difference[] {
  const { base, mine, theirs } = sides;
  const asked = keys.filter(
    (key) =>
      !entity.idLists.includes(key) && !isSame(theirs[key], base[key]) && !isSame(mine[key], theirs[key]),
  );
  const set = Object.fromEntries(asked.map((key) => [key, theirs[key] ?? null]));
  const words = new Map(changedValues(entity, { before: mine, set }, nameOf).map((one) => [one.key, one]));
  return asked.map((key) => {
    const said = words.get(key);
    return {
      key,
      label: said?.label ?? OTHER,
      mine: wordsOr(said?.before, mine[key], MINE),
      theirs: wordsOr(said?.after, theirs[key], THEIRS),
      isChangedByMe: !isSame(mine[key], base[key]),
      ...outlinesIn(key, sides),
    };
  });
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
