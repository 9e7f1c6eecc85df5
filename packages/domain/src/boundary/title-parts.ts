/** Maximum number of title parts in one boundary; a large station has some hundred. Our choice. */
export const MOST_TITLE_PARTS = 2000;

/**
 * Ids of the parts of a title. A title with one part keeps its id; parts of a title in several pieces get an index, counted from 0
 * (specification §3: the original id stays in linzCadastralId).
 */
export function titlePartIds(linzCadastralId: string, parts: number): readonly string[] {
  if (parts <= 1) return [linzCadastralId];
  return Array.from({ length: parts }, (_, index) => `${linzCadastralId}-${index}`);
}
