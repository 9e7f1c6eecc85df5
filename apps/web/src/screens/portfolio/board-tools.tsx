import { boardFacets, boardGroupings, boardWords } from '@tussock/domain';
import { Button, Checkbox, IconButton, Menu, Popover } from '@tussock/ui';
import { headerOf } from './board-columns.tsx';
import {
  boardColumnIds,
  columnsOf,
  usualColumns,
  withColumns,
  withGroup,
  type BoardColumnId,
  type BoardSearch,
} from './board-search.ts';
import styles from './portfolio-screen.module.css';

interface ToolsProps {
  readonly search: BoardSearch;
  readonly goTo: (search: BoardSearch) => void;
}

/** Tools of the table: grouping and columns. */
export const BoardTools = ({ search, goTo }: ToolsProps) => (
  <>
    <Menu
      label={
        search.group === undefined
          ? boardWords.groupBy
          : `By ${boardFacets[search.group].label.toLowerCase()}`
      }
      groups={[
        {
          title: boardWords.groupBy,
          actions: [
            { id: 'none', label: boardWords.noGroup, onAction: () => goTo(withGroup(search, null)) },
            ...boardGroupings.map((group) => ({
              id: group,
              label: boardFacets[group].label,
              onAction: () => goTo(withGroup(search, group)),
            })),
          ],
        },
      ]}
    />
    <Popover label={boardWords.columns} icon="list" placement="bottom end">
      <ColumnChoice search={search} goTo={goTo} />
    </Popover>
  </>
);

/** Moves a column by one place. */
function moved(columns: readonly BoardColumnId[], id: BoardColumnId, by: -1 | 1): readonly BoardColumnId[] {
  const at = columns.indexOf(id);
  const other = columns[at + by];
  if (other === undefined) return columns;
  return columns.map((column) => (column === id ? other : column === other ? id : column));
}

/** Choice of the columns and their order: those that are shown first, in their order. */
function ColumnChoice({ search, goTo }: ToolsProps) {
  const shown = columnsOf(search);
  const change = (columns: readonly BoardColumnId[]): void => goTo(withColumns(search, columns));
  return (
    <div className={styles.columns}>
      <ul aria-label={boardWords.columns}>
        {[...shown, ...boardColumnIds.filter((id) => !shown.includes(id))].map((id) => {
          const header = headerOf(id);
          const isShown = shown.includes(id);
          return (
            <li key={id}>
              <Checkbox
                isSelected={isShown}
                isDisabled={isShown && shown.length === 1}
                onChange={(isNow) => change(isNow ? [...shown, id] : shown.filter((other) => other !== id))}
              >
                {header}
              </Checkbox>
              {isShown && (
                <span>
                  <IconButton
                    icon="chevron-up"
                    size="small"
                    label={boardWords.columnEarlier(header)}
                    disabled={shown[0] === id}
                    onClick={() => change(moved(shown, id, -1))}
                  />
                  <IconButton
                    icon="chevron-down"
                    size="small"
                    label={boardWords.columnLater(header)}
                    disabled={shown.at(-1) === id}
                    onClick={() => change(moved(shown, id, 1))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Button isQuiet size="small" onClick={() => change(usualColumns)}>
        {boardWords.usualColumns}
      </Button>
    </div>
  );
}
