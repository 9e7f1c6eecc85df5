import { isFoundIn } from '@tussock/domain';
import { Button, TextField } from '@tussock/ui';
import { useState } from 'react';
import styles from './one-field.module.css';

interface OneFieldProps {
  readonly label: string;
  readonly help?: string;
  /** What was written before, to be chosen in one press. */
  readonly suggestions: readonly string[];
  readonly act: string;
  readonly isNeeded?: true;
  readonly onDone: (text: string) => Promise<void>;
}

/** So many suggestions can be looked over; the rest is found by typing. */
const MOST_SUGGESTIONS = 8;

/** One thing to be said of what is chosen. */
export function OneField({ label, help, suggestions, act, isNeeded, onDone }: OneFieldProps) {
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const found = suggestions.filter((one) => isFoundIn(one, text));
  const done = async (said: string): Promise<void> => {
    setIsPending(true);
    await onDone(said);
    setIsPending(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void done(text);
      }}
    >
      <TextField label={label} value={text} onChange={setText} {...(help ? { help } : {})} />
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.slice(0, MOST_SUGGESTIONS).map((one) => (
            <li key={one}>
              <Button size="small" isQuiet onClick={() => void done(one)}>
                {one}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        disabled={isNeeded === true && text.trim() === ''}
      >
        {act}
      </Button>
    </form>
  );
}
