import { bookWords, findEntity, GEOMETRY, markedTexts } from '@tussock/domain';
import type { BookContent } from './book-content.ts';

/**
 * Keys that the record adds besides the fields to store who did something or will do it. No form has them, so no field mark covers them.
 */
export const SIGNATURES: ReadonlySet<string> = new Set([
  'responsibleId',
  'byId',
  'byName',
  'createdBy',
  'createdByName',
  'decidedBy',
  'doneBy',
  'madeByName',
  'requestedBy',
  'uploadedByName',
  'verifiedBy',
]);

type Change = (text: string) => string;

const ID_OR_TIME = /^[\da-f]{8}-[\da-f-]{27}$|^\d{4}-\d\d-\d\d(?:T|$)/i;

/** Minimum length of a name that is hidden; shorter names occur in too many words. */
const SHORTEST_NAME = 3;
const E_MAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[\p{L}]{2,}/gu;
/** Matches New Zealand phone numbers: a leading 0 or +64, then at least seven digits with spaces, dashes or brackets between. */
const PHONE = /(?<![\p{L}\d.,])(?:\+64|\(?0\d)[\d\s()-]{6,14}\d(?![\d\p{L}])/gu;
/** Matches numbers of animals: '240 cows', '1,200 head of sheep', 'ewes: 300'. */
const ANIMALS =
  'cows?|cattle|heifers?|steers?|bulls?|calf|calves|bobbies|beef|dairy|sheep|ewes?|lambs?|hoggets?|rams?|wethers?|deer|hinds?|stags?|goats?|pigs?|sows?|horses?|animals?|stock(?: units?)?|head|hd|su|mob of';
const FIGURE = '\\d[\\d\\s,.]*\\d|\\d';
const STOCK_FIGURES = [
  new RegExp(`(?:${FIGURE})(?=\\s*(?:[\\p{L}-]+\\s+){0,2}(?:${ANIMALS})(?![\\p{L}]))`, 'giu'),
  new RegExp(`(?<=(?<![\\p{L}])(?:${ANIMALS})\\s*(?:[:=-]|of|are)\\s*)(?:${FIGURE})`, 'giu'),
];

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Creates a change that removes names from a text where they are whole words, in any case. */
export function hidingNames(names: readonly string[]): Change {
  const known = [...new Set(names.map((name) => name.trim()))]
    .filter((name) => name.length >= SHORTEST_NAME)
    // Of two names that begin alike the longer one goes first.
    .toSorted((one, other) => other.length - one.length);
  if (known.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${known.map(escaped).join('|')})(?![\\p{L}\\d])`, 'giu');
  return (text) => text.replaceAll(pattern, bookWords.leftOut);
}

/** Removes e-mail addresses and phone numbers from a text. */
export const hidingContacts: Change = (text) =>
  text.replaceAll(E_MAIL, bookWords.leftOut).replaceAll(PHONE, bookWords.leftOut);

/** Removes numbers of animals from a text; the type of animal stays. */
export const hidingStock: Change = (text) =>
  STOCK_FIGURES.reduce((left, pattern) => left.replaceAll(pattern, `(${bookWords.leftOut})`), text);

/** Applies a change to every text in a nested value; shapes and figures stay. */
export function changeTexts<Value>(value: Value, change: Change): Value {
  const walk = (one: unknown): unknown => {
    // An id is never a name, and digits of one may read like a phone number.
    if (typeof one === 'string') return ID_OR_TIME.test(one) ? one : change(one);
    if (Array.isArray(one)) return one.map(walk);
    if (one === null || typeof one !== 'object' || one instanceof Date) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, inner]) => [key, key === GEOMETRY ? inner : walk(inner)]),
    );
  };
  return walk(value) as Value; // the same keys with texts for texts
}

/** Lists the names in a signature: its text, or the names in its properties. */
const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'name' && typeof one === 'string' ? [one] : [],
  );
};
/** Lists the names in signatures of a nested value. */
const signedIn = (value: unknown): readonly string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, one]) => (SIGNATURES.has(key) ? namesIn(one) : signedIn(one)));

/** Lists every person a plan names: its people, its owner, and people in signatures. */
export function namesOfPeople({
  rows,
  people,
  ownerName,
}: Pick<BookContent, 'rows' | 'people' | 'ownerName'>): readonly string[] {
  const written = rows.flatMap(({ entity, values, made }) => [
    ...markedTexts(findEntity(entity)?.fields ?? {}, values, 'people'),
    ...signedIn(values),
    ...signedIn(made),
  ]);
  const all = [...Object.values(people), ...(ownerName ? [ownerName] : []), ...written];
  return [...new Set(all.filter((name) => name.length >= SHORTEST_NAME && !ID_OR_TIME.test(name)))];
}
