import { bookWords, kinds, type Redaction } from '@tussock/domain';
import type { BookContent, BookRow } from './book-content.ts';

type Values = BookRow['values'];

/** Values that name or reach a person, or were written to say who did something. */
const PERSONAL: ReadonlySet<string> = new Set([
  'contactName',
  'email',
  'phone',
  'propertyOwnerships',
  'responsibleId',
  'responsibleName',
  'byId',
  'byName',
  'createdBy',
  'doneBy',
  'verifiedBy',
  'uploadedByName',
]);
/** Values that say how many animals there are. */
const STOCK: ReadonlySet<string> = new Set(['stock', 'stockCount']);

const without = (values: Values, keys: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));

const dropValues =
  (keys: ReadonlySet<string>) =>
  (row: BookRow): readonly BookRow[] => [
    { ...row, values: without(row.values, keys), made: without(row.made, keys) },
  ];

/** What each redaction leaves of a row. */
const leaves: { readonly [R in Redaction]: (row: BookRow) => readonly BookRow[] } = {
  people: dropValues(PERSONAL),
  stock: dropValues(STOCK),
  baitStations: (row) => (row.entity === kinds.baitStation.id ? [] : [row]),
  heritage: (row) =>
    row.entity === kinds.customFeature.id && row.values['category'] === HERITAGE ? [] : [row],
};
const HERITAGE: (typeof kinds.customFeature.fields.category.options)[number]['key'] = 'heritageOrWahiTapu';

/**
 * The content of a book without what is kept out of a copy for others. What is left out is out of the rows, before anything is made of
 * them: nothing of it can come into the book.
 */
export function redactContent(content: BookContent, redacts: readonly Redaction[]): BookContent {
  const rows = redacts.reduce<readonly BookRow[]>((left, one) => left.flatMap(leaves[one]), content.rows);
  return redacts.includes('people')
    ? { ...content, rows, ownerName: bookWords.leftOut, people: {} }
    : { ...content, rows };
}
