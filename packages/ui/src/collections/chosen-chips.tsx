import { Icon } from '../icons/icon.tsx';
import styles from './chosen-chips.module.css';

export interface ChosenChipsProps {
  /** What the list is narrowed by, each to be taken away. */
  readonly chips: readonly { readonly key: string; readonly words: string; readonly onRemove: () => void }[];
  /** Stands where something is chosen, a search too. */
  readonly onClear: (() => void) | undefined;
}

/** What is chosen of a list's filters: each is taken away by a press, or all of them. */
export const ChosenChips = ({ chips, onClear }: ChosenChipsProps) => (
  <ul className={styles.chips} aria-label="Chosen filters">
    {chips.map(({ key, words, onRemove }) => (
      <li key={key}>
        <button type="button" className={styles.chip} aria-label={`Without ${words}`} onClick={onRemove}>
          {words}
          <Icon name="close" size="small" />
        </button>
      </li>
    ))}
    {onClear && (
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      </li>
    )}
  </ul>
);
