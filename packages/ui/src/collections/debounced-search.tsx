import { useEffect, useState } from 'react';
import { SearchField } from '../fields/search-field.tsx';

/** Milliseconds without a key press before the search runs, so that it runs per word and not per letter. */
const SEARCH_AFTER_MS = 300;

export interface DebouncedSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Search box that shows each letter at once and runs the search when typing pauses. */
export function DebouncedSearch({ value, onChange, ...search }: DebouncedSearchProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [said, setSaid] = useState(value);
  // What was asked is said only when it is ready: what was said before is nothing new.
  if (value !== said) {
    setSaid(value);
    // Changed from elsewhere, by the back button for one.
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }
  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(text);
      onChange(text);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return <SearchField {...search} value={text} onChange={setText} />;
}
