import type { FeatureColumn } from '@tussock/domain';

/** How wide a column is, in rem: by the longest word of its heading and by what its values are. */
export function columnWidth({ field, header, key }: FeatureColumn): number {
  if (key === 'name') return 13;
  if (field?.type === 'longText' || field?.type === 'multiEnum') return 15;
  const byHeader = Math.min(14, header.length * 0.55 + 2.5);
  const isWide = field?.type === 'text' || field?.type === 'enum' || field?.type === 'featureRef';
  return Math.max(isWide ? 11 : 7.5, byHeader);
}

/** The columns of the style sheet's grid, after the one that opens a feature; the last takes what is left. */
export const columnTemplate = (columns: readonly FeatureColumn[]): string => {
  // On a phone the name stays in sight and leaves room for a column beside it.
  const widths = columns.map((column, at) =>
    at === 0 ? `min(${columnWidth(column)}rem, 40vw)` : `${columnWidth(column)}rem`,
  );
  const last = widths.pop() ?? '0';
  return ['2.25rem', ...widths, `minmax(${last}, 1fr)`].join(' ');
};
