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

/** What the record reckons of the animals there are, beside the fields. */
const RECKONED_STOCK: ReadonlySet<string> = new Set(['stock', 'stockCount', 'stockUnits']);

/** Months of stock, and what a plan reckons its animals by. */
const STOCK_ENTITIES: ReadonlySet<string> = new Set<EntityId>(['stockRow', 'stockRatio']);

const NO_KEYS: ReadonlySet<string> = new Set();
const keysOut: { readonly [R in Redaction]: ReadonlySet<string> } = {
  people: SIGNATURES,
  stock: RECKONED_STOCK,
  baitStations: NO_KEYS,
  heritage: NO_KEYS,
};

/** Things that a redaction takes out whole. */
const isOut: { readonly [R in Redaction]: (row: BookRow) => boolean } = {
  people: () => false,
  stock: ({ entity }) => STOCK_ENTITIES.has(entity),
  baitStations: ({ entity }) => entity === kinds.baitStation.id,
  heritage: isCulturalPlace,
};

/** A value without what stands under some keys, however deep. */
function without(value: unknown, keys: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, keys));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (keys.has(key) ? [] : [[key, without(one, keys)]])),
  );
}

const idsIn = (row: BookRow, ...keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => (row.values[key] ?? []) as readonly string[]); // the record's own shape

/** Texts of an action or of its evidence that were written freely. */
const masked = (row: BookRow): BookRow => {
  const { notes: _notes, note: _note, ...values } = row.values;
  return { ...row, values: { ...values, ...('title' in values ? { title: bookWords.leftOut } : {}) } };
};

/** The files that only something that is out has. */
function filesOf(rows: readonly BookRow[], out: ReadonlySet<BookRow>): ReadonlySet<string> {
  const named = (isWanted: (row: BookRow) => boolean) =>
    rows.filter(isWanted).flatMap((row) => idsIn(row, 'photos', 'documents', 'files'));
  const kept = new Set(named((row) => !out.has(row)));
  return new Set(named((row) => out.has(row)).filter((id) => !kept.has(id)));
}

/** What takes the names of things that are out of every text that is left. */
const hidingThings = (gone: ReadonlySet<BookRow>) =>
  hidingNames(
    [...gone].flatMap(({ values }) => (typeof values['name'] === 'string' ? [values['name']] : [])),
  );

/**
 * The rows without things that are out, and without what belongs to them: their files, the evidence of work on them, and what was written
 * of that work. The work itself stays, for answers and sums are reckoned with it.
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

/** What a redaction does to every text that is left. */
const hidesIn = (content: BookContent, redacts: readonly Redaction[]) => {
  const hideNames = hidingNames(redacts.includes('people') ? namesOfPeople(content) : []);
  return (text: string): string => {
    const unnamed = redacts.includes('people') ? hidingContacts(hideNames(text)) : text;
    return redacts.includes('stock') ? hidingStock(unnamed) : unnamed;
  };
};

/** Sentences of other days may name what is out, and who: also what is in no row any more. Cultural places are known by their words. */
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
 * The content of a book without what is kept out of a copy for others. What is left out is out of the rows, before anything is made of
 * them: nothing of it can come into the book. What the rows say freely is gone through for the same.
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
