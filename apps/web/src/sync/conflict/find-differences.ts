import {
  changedValues,
  isUuid,
  sayValue,
  type EntityDeclaration,
  type Field,
  type Fields,
  type NameOf,
} from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { isSame } from '@tussock/sync';
import type { PartEdit } from '../plan-record.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A field that somebody else changed since I started, to something other than what I have. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Whether I changed it at all; where I did not, theirs is simply newer. */
  readonly isChangedByMe: boolean;
  /** Of words that are written at length: theirs, with mine below them. */
  readonly both?: string;
  /** Of a shape: what stood before, mine and theirs, to be drawn over each other. */
  readonly outlines?: {
    readonly base: Geometry | undefined;
    readonly mine: Geometry | undefined;
    readonly theirs: Geometry | undefined;
  };
  /** Of a shape, where two of it make sense: mine as a thing of its own beside theirs. */
  readonly beside?: Beside;
}

/** What of mine is kept beside theirs: its name, its outline, and what is written of it. */
export interface Beside {
  readonly name: string;
  readonly outline: Geometry;
  readonly part: PartEdit;
}

const NONE = 'Nothing';

/** The value of a field in words. */
const textOf = (fields: Fields, key: string, values: Values): string => {
  const field = fields[key];
  return (field && sayValue(field, values[key])) ?? NONE;
};

const written = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Both texts, one below the other, where a field has room for them. */
function bothIn(field: Field | undefined, mine: unknown, theirs: unknown): Pick<Difference, 'both'> {
  if (field?.type !== 'longText' || written(mine) === '' || written(theirs) === '') return {};
  const both = `${written(theirs)}\n\n${written(mine)}`;
  return both.length <= field.maxLength ? { both } : {};
}

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
      ...bothIn(field, mine[key], theirs[key]),
    }));
}

interface Sides {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/** A shape as it was checked before it was stored or drawn; undefined for any other value. */
export const shapeIn = (value: unknown): Geometry | undefined =>
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
      ...bothIn(entity.fields[key], mine[key], theirs[key]),
      ...outlinesIn(key, sides),
    };
  });
}

/** Whether two sets of values are the same in every declared field. */
export const isEqual = (fields: Fields, one: Values, other: Values): boolean =>
  Object.keys(fields).every((key) => isSame(one[key], other[key]));

/** Whose value is taken of a difference; both where it can be. */
export type Side = 'mine' | 'theirs' | 'both';

/** My values with theirs, or both, where that was chosen; of a shape of which both are kept, theirs. What they left blank becomes blank. */
export function takeChosen(
  { differences, mine, theirs }: { readonly differences: readonly Difference[] } & Omit<Sides, 'base'>,
  chosen: ReadonlyMap<string, Side>,
): Values {
  const kept = new Set(besidesOf(differences, chosen).map(({ key }) => key));
  const isTheirs = ([key]: readonly [string, unknown]): boolean =>
    chosen.get(key) === 'theirs' || kept.has(key);
  const own = Object.entries(mine).filter((entry) => !isTheirs(entry));
  const taken = Object.entries(theirs).filter(isTheirs);
  const both = differences.flatMap((one): readonly (readonly [string, unknown])[] =>
    chosen.get(one.key) === 'both' && one.both !== undefined ? [[one.key, one.both]] : [],
  );
  return Object.fromEntries([...own, ...taken, ...both]);
}

/** The shapes of which both are kept. */
export const besidesOf = (
  differences: readonly Difference[],
  chosen: ReadonlyMap<string, Side>,
): readonly (Beside & { readonly key: string })[] =>
  differences.flatMap(({ key, beside }) =>
    beside && chosen.get(key) === 'both' ? [{ key, ...beside }] : [],
  );
