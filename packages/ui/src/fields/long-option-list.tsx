import { Autocomplete, Input, SearchField } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { OptionList, type Option } from './options.tsx';
import control from './control.module.css';
import styles from './options.module.css';

/** As many as somebody looks through. */
const SHOWN = 60;

/** A list of hundreds or thousands: the first of it, and what is found by typing. */
export function LongOptionList({
  label,
  options,
  emptyText,
  isFound,
  typed,
  onType,
}: {
  /** Of the field that it belongs to. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly emptyText: string;
  readonly isFound: (label: string, typed: string) => boolean;
  /** Held by the field itself: what holds a list reads its options from a copy of it. */
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
