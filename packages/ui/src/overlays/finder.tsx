import { useState, type FocusEvent } from 'react';
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
import { Dialog } from './dialog.tsx';
import styles from './finder.module.css';

/** Result of a search that can be opened. */
export interface Found {
  readonly id: string;
  readonly label: string;
  /** Type of the result, e.g. 'Paddock'. */
  readonly about: string;
  readonly icon: IconName;
}

export interface FinderProps {
  readonly title: string;
  readonly label: string;
  /** Message when nothing is found. */
  readonly emptyText: string;
  /** Finds the results for the typed text, the best first. */
  readonly find: (typed: string) => readonly Found[];
  /** Initial text of the field. */
  readonly typedBefore?: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

const goToEnd = ({ currentTarget: { value }, currentTarget }: FocusEvent<HTMLInputElement>): void =>
  currentTarget.setSelectionRange(value.length, value.length);

/** Dialog for finding things by typing: arrow keys move through the results while the focus stays in the field, Enter opens one. */
export function Finder({ title, label, emptyText, find, typedBefore = '', onChoose, onClose }: FinderProps) {
  const [typed, setTyped] = useState(typedBefore);
  const found = find(typed);
  return (
    <Dialog title={title} isOpen isDismissable onClose={onClose}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the window was opened to type in */}
        <AriaSearchField className={styles.field} aria-label={label} autoFocus>
          <Icon name="search" size="small" />
          <Input className={styles.input} placeholder={label} onFocus={goToEnd} />
        </AriaSearchField>
        <Menu
          className={styles.list}
          aria-label={title}
          items={found}
          renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
          onAction={(key) => onChoose(String(key))}
        >
          {(one) => (
            <MenuItem id={one.id} className={styles.found} textValue={one.label}>
              <Icon name={one.icon} size="small" />
              <Text slot="label" className={styles.name}>
                {one.label}
              </Text>
              <Text slot="description" className={styles.about}>
                {one.about}
              </Text>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}
