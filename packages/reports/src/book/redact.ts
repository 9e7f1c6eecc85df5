import {
  bookWords,
  findEntity,
  isCulturalPlace,
  kinds,
  namesCulturalPlace,
  withoutMarked,
  type EntityId,
  type Redaction,
} from '@tussock/domain';
import type { BookChanges, BookContent, BookRow, BookSettings } from './book-content.ts';
import {
  changeTexts,
  hidingContacts,
  hidingNames,
  hidingStock,
  namesOfPeople,
  SIGNATURES,
} from './redact-text.ts';

/** Keys of stock figures that the record computes besides the fields. */
const RECKONED_STOCK: ReadonlySet<string> = new Set(['stock', 'stockCount', 'stockUnits']);

/** Entities of stock months, and of a plan's stock-unit ratios. */
const STOCK_ENTITIES: ReadonlySet<string> = new Set<EntityId>(['stockRow', 'stockRatio']);

const NO_KEYS: ReadonlySet<string> = new Set();
const keysOut: { readonly [R in Redaction]: ReadonlySet<string> } = {
  people: SIGNATURES,
  stock: RECKONED_STOCK,
  baitStations: NO_KEYS,
  heritage: NO_KEYS,
};

/** Tests for rows that a redaction removes entirely. */
const isOut: { readonly [R in Redaction]: (row: BookRow) => boolean } = {
  people: () => false,
  stock: ({ entity }) => STOCK_ENTITIES.has(entity),
  baitStations: ({ entity }) => entity === kinds.baitStation.id,
  heritage: isCulturalPlace,
};

/** Removes some keys from a nested value. */
function without(value: unknown, keys: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, keys));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (keys.has(key) ? [] : [[key, without(one, keys)]])),
  );
}

const idsIn = (row: BookRow, ...keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => (row.values[key] ?? []) as readonly string[]); // the record's own shape

/** Removes the free texts of an action or its evidence. */
const masked = (row: BookRow): BookRow => {
  const { notes: _notes, note: _note, ...values } = row.values;
  return { ...row, values: { ...values, ...('title' in values ? { title: bookWords.leftOut } : {}) } };
};

/** Lists the files that only removed rows refer to. */
function filesOf(rows: readonly BookRow[], out: ReadonlySet<BookRow>): ReadonlySet<string> {
  const named = (isWanted: (row: BookRow) => boolean) =>
    rows.filter(isWanted).flatMap((row) => idsIn(row, 'photos', 'documents', 'files'));
  const kept = new Set(named((row) => !out.has(row)));
  return new Set(named((row) => out.has(row)).filter((id) => !kept.has(id)));
}

/** Creates a change that removes the names of removed things from all remaining texts. */
const hidingThings = (gone: ReadonlySet<BookRow>) =>
  hidingNames(
    [...gone].flatMap(({ values }) => (typeof values['name'] === 'string' ? [values['name']] : [])),
  );

/**
 * Removes rows and what belongs to them: their files, the evidence of work on them, and comments on that work. The action itself stays,
 * because answers and sums are computed with it.
 */
function withoutThings(rows: readonly BookRow[], gone: ReadonlySet<BookRow>): readonly BookRow[] {
  if (gone.size === 0) return rows;
  const goneIds = new Set([...gone].map(({ id }) => id));
  const work = new Set(
    rows.filter((row) => row.entity === 'action' && idsIn(row, 'featureIds').some((id) => goneIds.has(id))),
  );
  const workIds = new Set([...work].map(({ id }) => id));
  const out = new Set([
    ...gone,
    ...rows.filter(({ entity, values }) => entity === 'evidence' && workIds.has(String(values['actionId']))),
  ]);
  const files = filesOf(rows, out);
  return rows
    .filter((row) => !out.has(row) && !(row.entity === 'file' && files.has(row.id)))
    .map((row) => (work.has(row) ? masked(row) : row));
}

/** Creates the change that a redaction applies to every remaining text. */
const hidesIn = (content: BookContent, redacts: readonly Redaction[]) => {
  const hideNames = hidingNames(redacts.includes('people') ? namesOfPeople(content) : []);
  return (text: string): string => {
    const unnamed = redacts.includes('people') ? hidingContacts(hideNames(text)) : text;
    return redacts.includes('stock') ? hidingStock(unnamed) : unnamed;
  };
};

/**
 * Redacts the sentences about changes, which may name removed things and people, even ones no longer in any row. Cultural places are
 * recognised by their words.
 */
function changesLeft(
  changes: BookChanges,
  redacts: readonly Redaction[],
  hide: (text: string) => string,
): BookChanges {
  if (!('said' in changes) || redacts.some((one) => one !== 'heritage'))
    return { since: changes.since, unsaid: 'leftOut' };
  const said = changes.said.filter((text) => !namesCulturalPlace(text) && hide(text) === text);
  return { since: changes.since, said };
}

/**
 * Removes from a book's content what a copy for others leaves out. Rows are removed before anything is built from them, so that nothing of
 * them can get into the book. Free texts of the remaining rows are searched for the same.
 */
export function redactContent(
  content: BookContent,
  { redacts = [], culturalPlaces = [] }: Pick<BookSettings, 'redacts' | 'culturalPlaces'>,
): BookContent {
  if (redacts.length === 0) return content;
  const hideRest = hidesIn(content, redacts);
  const keys = new Set(redacts.flatMap((one) => [...keysOut[one]]));
  const marks = new Set(redacts.filter((one) => one === 'people' || one === 'stock'));
  const chosen = new Set(culturalPlaces);
  const isOutBy = (row: BookRow) => (one: Redaction) =>
    isOut[one](row) && !(one === 'heritage' && chosen.has(row.id));
  const gone = new Set(content.rows.filter((row) => redacts.some(isOutBy(row))));
  const hideThings = hidingThings(gone);
  const hide = (text: string): string => hideRest(hideThings(text));
  const rows = withoutThings(content.rows, gone).map((row): BookRow => {
    const left = changeTexts(row, hide);
    const { fields } = findEntity(row.entity) ?? { fields: {} };
    const values = without(withoutMarked(fields, left.values, marks), keys);
    // The same rows with fewer keys.
    return { ...left, values, made: without(left.made, keys) } as BookRow;
  });
  const { seasons, changes } = content;
  return {
    ...content,
    rows,
    ...(seasons ? { seasons: changeTexts(seasons, hide) } : {}),
    ...(changes ? { changes: changesLeft(changes, redacts, hide) } : {}),
    ...(redacts.includes('people') ? { ownerName: bookWords.leftOut, people: {} } : {}),
  };
}

/** Removes cultural places from the rows of a report, and what belongs to them, except places that were chosen one by one. */
export const withoutCulturalPlaces = (
  rows: readonly BookRow[],
  culturalPlaces: readonly string[],
): readonly BookRow[] =>
  redactContent(
    { rows, at: new Date(0), ownerName: null, people: {} },
    { redacts: ['heritage'], culturalPlaces },
  ).rows;
