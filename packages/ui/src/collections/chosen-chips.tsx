import { useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './chosen-chips.module.css';

export interface ChosenChipsProps {
  /** Active filters, each removable. */
  readonly chips: readonly { readonly key: string; readonly words: string; readonly onRemove: () => void }[];
  /** Clears all filters; defined when any filter or a search is active. */
  readonly onClear: (() => void) | undefined;
}

/** Chips of a list's active filters. A press removes one of them, or all. */
export function ChosenChips({ chips, onClear }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Focuses the list before an action, because the pressed button disappears with its filter. */
  const taking = (act: () => void) => () => {
    list.current?.focus();
    act();
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles.chips} aria-label="Chosen filters">
      {chips.map(({ key, words, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Without ${words}`}
            onClick={taking(onRemove)}
          >
            {words}
            <Icon name="close" size="small" />
          </button>
        </li>
      ))}
      {onClear && (
        <li>
          <button type="button" className={styles.clear} onClick={taking(onClear)}>
            Clear
          </button>
        </li>
      )}
    </ul>
  );
}
