import {
  isAppellation,
  readPastedTitles,
  titleNumbersIn,
  titleWords,
  type TitleColumn,
} from '@tussock/domain';
import { Button, RadioGroup, SearchField } from '@tussock/ui';
import { useState } from 'react';
import styles from './cadastral-screen.module.css';
import type { SearchBody } from './use-title-search.ts';

const ways = [
  { id: 'titleNumber', label: 'Title', example: 'CB12B/345 or 9000123' },
  { id: 'address', label: 'Address', example: '12 Tōtara Road' },
  { id: 'appellation', label: 'Appellation', example: 'Lot 2 DP 345678' },
] as const;
type Way = (typeof ways)[number]['id'];

/**
 * Creates the search request, for several numbers at once where several were typed. A legal description is also recognised in the box for title
 * numbers, the default.
 */
function bodyOf(way: Way, text: string): SearchBody {
  if (way === 'titleNumber' && isAppellation(text)) return { appellation: text };
  const numbers = way === 'titleNumber' ? titleNumbersIn(text) : [];
  return numbers.length > 1 ? { titleNumbers: [...numbers] } : { [way]: text };
}

/** Asks which column to search for, when pasted text has several that may be of titles. */
function ColumnQuestion({
  columns,
  onChoose,
}: {
  readonly columns: readonly TitleColumn[];
  readonly onChoose: (numbers: readonly string[]) => void;
}) {
  return (
    <div className={styles.search} role="group" aria-label={titleWords.whichColumn}>
      <p role="alert">{titleWords.whichColumn}</p>
      {columns.map(({ heading, numbers }) => {
        const label = titleWords.column(heading, numbers);
        return (
          <Button key={label} size="small" onClick={() => onChoose(numbers)}>
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** Search for titles by their number, an address on them, or their legal description. */
export function TitleSearch({
  address,
  isSearching,
  isNext,
  error,
  onSearch,
}: {
  /** Address to start with; empty to start with a title number. */
  readonly address: string;
  readonly isSearching: boolean;
  /** Whether searching is the next step, because no title is selected. */
  readonly isNext: boolean;
  readonly error: string | null;
  readonly onSearch: (body: SearchBody) => void;
}) {
  const [way, setWay] = useState<Way>(address ? 'address' : 'titleNumber');
  const [text, setText] = useState(address);
  const [columns, setColumns] = useState<readonly TitleColumn[]>([]);
  const put = (numbers: readonly string[]): void => {
    setText(numbers.join(', '));
    setColumns([]);
  };
  const example = ways.find(({ id }) => id === way)?.example ?? '';
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(bodyOf(way, text));
      }}
      onPaste={(event) => {
        // A field of one line would run the lines of a list into each other.
        const pasted = event.clipboardData.getData('text');
        if (way !== 'titleNumber' || !/[\n\t]/.test(pasted.trim())) return;
        event.preventDefault();
        const read = readPastedTitles(pasted);
        if (read.of === 'numbers') put(read.numbers);
        else setColumns(read.columns);
      }}
    >
      <RadioGroup
        label="Find titles by"
        look="segments"
        options={ways.map(({ id, label }) => ({ id, label }))}
        value={way}
        onChange={setWay}
      />
      <div className={styles.searchLine}>
        <SearchField
          label={`Find titles by ${way}`}
          isLabelHidden
          value={text}
          onChange={(typed) => {
            setText(typed);
            setColumns([]);
          }}
          placeholder={example}
        />
        <Button
          type="submit"
          variant={isNext ? 'primary' : 'secondary'}
          icon="search"
          isPending={isSearching}
        >
          Find
        </Button>
      </div>
      {way === 'titleNumber' && columns.length > 0 && <ColumnQuestion columns={columns} onChoose={put} />}
      {error && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
      {way === 'titleNumber' && <p className={styles.hint}>{titleWords.lists}</p>}
      <p className={styles.hint}>Or zoom in on the map and click a title.</p>
    </form>
  );
}
