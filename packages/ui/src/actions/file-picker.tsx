import { useRef } from 'react';
import type { IconName } from '../icons/icon-paths.ts';
import { Button } from './button.tsx';
import styles from './file-picker.module.css';

export interface FilePickerProps {
  /** What the button says. */
  readonly children: string;
  /** The name of the file field for those who do not see it. */
  readonly label: string;
  /** Endings and types, as an input of files takes them. */
  readonly accept: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  readonly isPending?: boolean;
  /** Asks a phone for its camera rather than for what is kept on it. */
  readonly isCamera?: boolean;
  readonly variant?: 'primary' | 'secondary';
  readonly icon?: IconName;
  readonly size?: 'small' | 'regular';
  readonly name?: string;
}

/** A button that asks for files. The same file may be chosen again, once it is mended or after a failure. */
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
