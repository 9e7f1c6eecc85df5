import { ListBox, ListBoxItem } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import styles from './options.module.css';

/** Option of a list. */
export interface Option<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * Requires a separate press to choose. A list opened with the mouse button still down would otherwise choose whatever lies under the
 * pointer on release; this happens when leaving another field shows its error, which pushes the field and its list down. The list passes
 * these props to its items, although its type leaves them out.
 */
const ownPress: object = { shouldFocusOnHover: false };

/** List of options in the popover of a select, a combo box or a multi-select. */
export function OptionList({
  options,
  emptyText,
}: {
  readonly options?: readonly Option[];
  readonly emptyText: string;
}) {
  return (
    <ListBox<Option> {...ownPress} className={styles.list} items={options} renderEmptyState={() => emptyText}>
      {optionItem}
    </ListBox>
  );
}

/** Item of the option list, with its tick. */
const optionItem = (option: Option) => (
  <ListBoxItem
    id={option.id}
    className={styles.option}
    textValue={option.label}
    isDisabled={option.isDisabled}
  >
    <span className={styles.tick}>
      <Icon name="check" size="small" />
    </span>
    <span className={styles.words}>
      {option.label}
      {option.help && <span className={styles.help}>{option.help}</span>}
    </span>
  </ListBoxItem>
);
