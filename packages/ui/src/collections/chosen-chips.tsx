import { useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './chosen-chips.module.css';

export interface ChosenChipsProps {
  /** What the list is narrowed by, each to be taken away. */
  readonly chips: readonly { readonly key: string; readonly words: string; readonly onRemove: () => void }[];
  /** Stands where something is chosen, a search too. */
  readonly onClear: (() => void) | undefined;
}

/** What is chosen of a list's filters: each is taken away by a press, or all of them. */
export function ChosenChips({ chips, onClear }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The button goes with what it takes away: the keyboard stays with the rest. */
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
