import type { FeatureReply } from '@tussock/contract';
import type { FeatureColumn } from '@tussock/domain';
import { measuresOf } from '../../../sync/index.ts';
import type { CellEdit } from './draft-edits.ts';
import type { PlacedValue } from './grid-clipboard.ts';
import { edgesOf, type GridRange } from './grid-place.ts';
import type { Drafts } from './use-drafts.ts';

interface GridEdits {
  readonly drafts: Drafts;
  readonly listed: readonly FeatureReply[];
  readonly columns: readonly FeatureColumn[];
  readonly range: GridRange;
  readonly canEdit: boolean;
  readonly tell: (message: string) => void;
}

/**
 * What is typed into cells: into one of a feature as it was when the typing in it began, wherever that stands by now; values laid over
 * several, and the first of a range filled down.
 */
export function useGridEdits({ drafts, listed, columns, range, canEdit, tell }: GridEdits) {
  const editOf = (feature: FeatureReply, of: FeatureColumn, value: unknown): CellEdit => {
    const typed = drafts.rows[feature._id]?.values ?? {};
    const stored = feature.properties[of.key];
    const before = of.key in typed ? typed[of.key] : stored;
    return { id: feature._id, key: of.key, stored, before, after: value };
  };
  const place = (values: readonly PlacedValue[]): void => {
    tell('');
    drafts.edit(
      values.flatMap(({ row, column, value }) => {
        const [feature, of] = [listed[row], columns[column]];
        return feature && of?.field ? [editOf(feature, of, value)] : [];
      }),
    );
  };
  const placeIn = (feature: FeatureReply, column: FeatureColumn, value: unknown): void => {
    tell('');
    drafts.edit([editOf(feature, column, value)]);
  };
  const fillDown = (): void => {
    const { top, bottom, left, right } = edgesOf(range);
    const source = listed[top];
    if (!source || !canEdit) return;
    const values: PlacedValue[] = [];
    for (let column = left; column <= right; column += 1) {
      const of = columns[column];
      const typed = drafts.rows[source._id]?.values ?? {};
      const value =
        of && of.key in typed ? typed[of.key] : of?.valueIn(source.properties, measuresOf(source));
      for (let row = top + 1; row <= bottom; row += 1) values.push({ row, column, value });
    }
    place(values);
    tell(bottom === top ? 'Mark the cells below first: hold Shift and press the arrow' : '');
  };
  return { place, placeIn, fillDown };
}
