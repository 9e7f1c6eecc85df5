import { FOLDED_APOSTROPHES, FOLDED_BREAKS, FOLDED_MARKS, foldForSearch } from '@tussock/domain';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** A text of the database as `foldForSearch` of the domain folds it; a test holds the two against each other. */
export const foldedText = (text: Expression<unknown>): RawBuilder<string> =>
  sql<string>`btrim(lower(regexp_replace(regexp_replace(regexp_replace(normalize(coalesce(${text}, '')::text, NFD),
    ${`[${FOLDED_MARKS}]`}, '', 'g'), ${`[${FOLDED_APOSTROPHES}]`}, '', 'g'), ${`[${FOLDED_BREAKS}]+`}, ' ', 'g')))`;

/** So many digits of a number are compared. */
const DIGITS = 20;
const anyNumber = String.raw`(\d+)`;
const withZeros = `${'0'.repeat(DIGITS)}${String.raw`\1`}`;
const lastDigits = String.raw`\d*(\d{${DIGITS}})`;

/** What names are sorted by, as `nameOrder` of the domain does it on a device: "Farm 2" before "Farm 10", whatever the case, the macrons and the language of the database. */
export const nameInOrder = (name: Expression<unknown>): RawBuilder<string> =>
  sql<string>`(regexp_replace(regexp_replace(${foldedText(name)}, ${anyNumber}, ${withZeros}, 'g'),
    ${lastDigits}, ${String.raw`\1`}, 'g') collate "C")`;

/** A pattern that finds words anywhere, with the marks of the pattern language taken as themselves. */
const likePattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether one of some texts holds what is searched for, however both are written. */
export function isFoundInAny(texts: readonly Expression<unknown>[], search: string): RawBuilder<SqlBool> {
  const pattern = likePattern(foldForSearch(search));
  const found = texts.map((text) => sql`${foldedText(text)} like ${pattern}`);
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}
