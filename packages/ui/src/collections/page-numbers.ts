/** Page number, or a gap between two that are not consecutive. */
export type PageMark = number | 'gap';

/**
 * Page numbers to show: the first, the last, and those beside the current one; a gap of one page is shown as that page. Pages count from 1.
 * Worked example: page 6 of 12 gives 1, gap, 5, 6, 7, gap, 12.
 */
export function listPageMarks(current: number, total: number): PageMark[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .toSorted((a, b) => a - b);
  return wanted.flatMap((page, index): PageMark[] => {
    const before = wanted[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap', page];
  });
}
