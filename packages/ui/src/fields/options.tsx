import { ListBox, ListBoxItem } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import styles from './options.module.css';

/** One line of a list to choose from. */
export interface Option<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * A choice needs a press of its own. What opens a list by a mouse that is still held down would choose by letting go wherever the list lies
 * under the pointer; and it does where leaving another field has just shown what is wrong with it, which pushes the field and its list down.
 * The list hands these on to its lines; its type leaves them out.
 */
const ownPress: object = { shouldFocusOnHover: false };

/** The list within the popover of a select, a combo box or a choice of several. */
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

/** One line of such a list, with its tick. */
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
