import { foldForSearch } from '@tussock/domain';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** A text of the database as `foldForSearch` of the domain folds it; a test holds the two against each other. */
export const foldedText = (text: Expression<unknown>): RawBuilder<string> =>
  sql<string>`fold_search((${text})::text)`;

/**
 * The key that names are sorted by, as `nameOrder` of the domain makes it on a device: "Farm 2" before "Farm 10", whatever the case, the
 * macrons and the language of the database. Tables whose names are sorted often keep it in `name_order`.
 */
export const nameInOrder = (name: Expression<unknown>): RawBuilder<string> =>
  sql<string>`(name_order((${name})::text) collate "C")`;

/** A pattern that finds words anywhere, with the marks of the pattern language taken as themselves. */
const likePattern = (search: string): string => `%${foldForSearch(search).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether a folded text, such as the column `search_text` of a table, holds what is searched for. */
export const isFoundInFolded = (folded: Expression<unknown>, search: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${folded} like ${likePattern(search)}`;

/** Whether one of some texts holds what is searched for, however both are written. */
export function isFoundInAny(texts: readonly Expression<unknown>[], search: string): RawBuilder<SqlBool> {
  const found = texts.map((text) => isFoundInFolded(foldedText(text), search));
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}
