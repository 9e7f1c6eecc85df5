import { foldForSearch } from '@tussock/domain';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** SQL: folds a text as `foldForSearch` of the domain does; a test compares the two. */
export const foldedText = (text: Expression<unknown>): RawBuilder<string> =>
  sql<string>`fold_search((${text})::text)`;

/**
 * SQL: sort key of a name, equal to what `nameOrder` of the domain gives on a device: "Farm 2" before "Farm 10", whatever the case, the macrons and
 * the language of the database. Tables that are often sorted by name store it in `name_order`.
 */
export const nameInOrder = (name: Expression<unknown>): RawBuilder<string> =>
  sql<string>`(name_order((${name})::text) collate "C")`;

/** Pattern of `like` that finds words anywhere; special characters of the pattern are escaped. */
const likePattern = (search: string): string => `%${foldForSearch(search).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** SQL: whether a folded text, such as the column `search_text` of a table, contains the search. */
export const isFoundInFolded = (folded: Expression<unknown>, search: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${folded} like ${likePattern(search)}`;

/** SQL: whether one of several texts contains the search; both are folded first. */
export function isFoundInAny(texts: readonly Expression<unknown>[], search: string): RawBuilder<SqlBool> {
  const found = texts.map((text) => isFoundInFolded(foldedText(text), search));
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}
