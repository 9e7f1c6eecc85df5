import { useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { SpokenOnly } from '../surfaces/spoken-only.tsx';
import styles from './copy-field.module.css';

export interface CopyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Read-only text for copying: selected as a whole on focus, and copied by its button. */
export function CopyField({ id, label, value }: CopyFieldProps) {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === value;
  const inputRef = useRef<HTMLInputElement>(null);
  const handleCopy = (): void => {
    // Refused on pages that are not secure: then the text is chosen, for the keyboard to copy.
    navigator.clipboard.writeText(value).then(
      () => setCopied(value),
      () => inputRef.current?.select(),
    );
  };
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          ref={inputRef}
          id={id}
          className={styles.text}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button size="small" aria-label={`Copy ${label.toLowerCase()}`} onClick={handleCopy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <SpokenOnly>
          <output>{isCopied && 'Copied'}</output>
        </SpokenOnly>
      </div>
    </div>
  );
}
