import { Autocomplete, Input, SearchField } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { OptionList, type Option } from './options.tsx';
import control from './control.module.css';
import styles from './options.module.css';

/** Maximum number of options shown at once. */
const SHOWN = 60;

/** Option list for hundreds or thousands of options: shows the first ones, and those found by typing. */
export function LongOptionList({
  label,
  options,
  emptyText,
  isFound,
  typed,
  onType,
}: {
  /** Label of the field the list belongs to. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly emptyText: string;
  readonly isFound: (label: string, typed: string) => boolean;
  /** Typed text, stored by the field: the list component reads its options from a copy. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
}) {
  const found = options.filter((option) => isFound(option.label, typed));
  return (
    <Autocomplete inputValue={typed} onInputChange={onType}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to be looked through */}
      <SearchField className={styles.search} aria-label={`Find: ${label}`} autoFocus>
        <span className={control.leading}>
          <Icon name="search" size="small" />
        </span>
        <Input className={control.input} placeholder="Find by name" />
      </SearchField>
      <OptionList options={found.slice(0, SHOWN)} emptyText={emptyText} />
      <output className={styles.more}>
        {found.length > SHOWN && `${found.length - SHOWN} more: type part of a name`}
      </output>
    </Autocomplete>
  );
}
