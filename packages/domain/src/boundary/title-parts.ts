/** As many title parts as one boundary is made of: a large station has some hundred. Our choice. */
export const MOST_TITLE_PARTS = 2000;

/**
 * The ids of the parts of a title. A title of one part keeps its id; parts of a title that lies in several pieces
 * carry a part index, counted from 0 (specification §3: the original id stays in linzCadastralId).
 */
export function titlePartIds(linzCadastralId: string, parts: number): readonly string[] {
  if (parts <= 1) return [linzCadastralId];
  return Array.from({ length: parts }, (_, index) => `${linzCadastralId}-${index}`);
}
