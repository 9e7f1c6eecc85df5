import type { BoardRow } from '@tussock/contract';
import { toggleInList, usePageKeys } from '@tussock/ui';

/** What the keys of the board act on. */
export interface BoardKeys {
  readonly rows: readonly BoardRow[];
  readonly currentId: string | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onCurrent: (id: string) => void;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onOpen: (id: string) => void;
  readonly onPeek: (id: string) => void;
  readonly onClosePeek: () => void;
  readonly onHelp: () => void;
}

/** Whether an element uses the keys itself: where somebody types, or in a dialog or an open list. A tick does not. */
const usesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type=checkbox]), textarea, select, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]',
    ) !== null);

/** Space presses a button or a tick, Enter follows a link as well: there they are no keys of the board. */
const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  ((key === ' ' && target.closest('button, input, summary') !== null) ||
    (key === 'Enter' && target.closest('button, input, summary, a') !== null));

/** Focuses the link of a row, once it is marked as the current one: what is pressed next is meant for this row. */
const focusCurrent = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>('tr[aria-current] th a')?.focus());

/** Keys of the board: J and K go through the farms, X ticks, O opens, Space peeks, / searches, ? shows the keys. */
export function useBoardKeys(board: BoardKeys): void {
  const { rows, currentId, chosen } = board;
  const go = (by: -1 | 1): void => {
    const at = rows.findIndex(({ _id }) => _id === currentId);
    const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    board.onCurrent(next._id);
    focusCurrent();
  };
  const withCurrent =
    (act: (id: string) => void): (() => void) =>
    () => {
      if (currentId !== undefined && rows.some(({ _id }) => _id === currentId)) act(currentId);
    };
  const acts: Readonly<Record<string, () => void>> = {
    j: () => go(1),
    k: () => go(-1),
    x: withCurrent((id) => board.onChoose(toggleInList(chosen, [id], !chosen.has(id)))),
    o: withCurrent(board.onOpen),
    enter: withCurrent(board.onOpen),
    ' ': withCurrent(board.onPeek),
    escape: board.onClosePeek,
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    '?': board.onHelp,
  };
  usePageKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || usesKeys(event.target))
      return;
    if (isPressed(event)) return;
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    if (event.key !== 'Escape') event.preventDefault();
    act();
  });
}
