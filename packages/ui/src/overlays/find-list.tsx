import { useState, type FocusEvent, type ReactNode } from 'react';
import {
  Autocomplete,
  Input,
  Menu,
  MenuItem,
  SearchField as AriaSearchField,
  Text,
} from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './find-list.module.css';

/** Result of a search that can be opened or chosen. */
export interface Found {
  readonly id: string;
  readonly label: string;
  /** Type of the result, e.g. 'Paddock'. */
  readonly about: string;
  readonly icon?: IconName;
  /** Mark before the name, in place of an icon. */
  readonly mark?: ReactNode;
  /** Key that chooses it, shown behind the name. */
  readonly keyShown?: string;
}

export interface FindListProps {
  readonly title: string;
  readonly label: string;
  /** Message when nothing is found. */
  readonly emptyText: string;
  /** Finds the results for the typed text, the best first. */
  readonly find: (typed: string) => readonly Found[];
  /** Initial text of the field. */
  readonly typedBefore?: string;
  readonly onChoose: (id: string) => void;
  /** Called with every change of the typed text; true where it was a command, and is not typed. */
  readonly onType?: (typed: string) => boolean;
  /** Whether the field takes the focus, for a list that was opened to type in. */
  readonly takesFocus?: boolean;
}

const goToEnd = ({ currentTarget: { value }, currentTarget }: FocusEvent<HTMLInputElement>): void =>
  currentTarget.setSelectionRange(value.length, value.length);

/** Field with its results below it: arrow keys move through them while the focus stays in the field, Enter takes one. */
export function FindList(props: FindListProps) {
  const { title, label, emptyText, find, typedBefore = '', onChoose, onType, takesFocus = false } = props;
  const [typed, setTyped] = useState(typedBefore);
  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={(text) => {
        if (onType?.(text) !== true) setTyped(text);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to type in */}
      <AriaSearchField className={styles.field} aria-label={label} autoFocus={takesFocus}>
        <Icon name="search" size="small" />
        <Input className={styles.input} placeholder={label} onFocus={goToEnd} />
      </AriaSearchField>
      <Menu
        className={styles.list}
        aria-label={title}
        items={find(typed)}
        renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
        onAction={(key) => onChoose(String(key))}
      >
        {(one) => (
          <MenuItem id={one.id} className={styles.found} textValue={one.label}>
            {one.mark ?? (one.icon && <Icon name={one.icon} size="small" />)}
            <Text slot="label" className={styles.name}>
              {one.label}
            </Text>
            <Text slot="description" className={styles.about}>
              {one.about}
            </Text>
            {one.keyShown && <kbd>{one.keyShown}</kbd>}
          </MenuItem>
        )}
      </Menu>
    </Autocomplete>
  );
}
