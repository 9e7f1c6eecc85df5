import { useRef } from 'react';
import type { IconName } from '../icons/icon-paths.ts';
import { Button } from './button.tsx';
import styles from './file-picker.module.css';

export interface FilePickerProps {
  /** Text of the button. */
  readonly children: string;
  /** Accessible name of the file field. */
  readonly label: string;
  /** File extensions and media types, as the `accept` attribute takes them. */
  readonly accept: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  readonly isPending?: boolean;
  /** True to open a phone's camera instead of its stored files. */
  readonly isCamera?: boolean;
  readonly variant?: 'primary' | 'secondary';
  readonly icon?: IconName;
  readonly size?: 'small' | 'regular';
  readonly name?: string;
}

/** Button that opens a file dialog. The same file can be chosen again, after it was corrected or an upload failed. */
export function FilePicker(props: FilePickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        className={styles.input}
        type="file"
        name={props.name}
        aria-label={props.label}
        // The button is the one stop on the way of the keyboard.
        tabIndex={-1}
        multiple={props.isMultiple ?? false}
        accept={props.accept}
        {...(props.isCamera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) props.onChoose(files);
        }}
      />
      <Button
        icon={props.icon ?? 'upload'}
        size={props.size ?? 'regular'}
        variant={props.variant ?? 'secondary'}
        isPending={props.isPending ?? false}
        onClick={() => inputRef.current?.click()}
      >
        {props.children}
      </Button>
    </>
  );
}
