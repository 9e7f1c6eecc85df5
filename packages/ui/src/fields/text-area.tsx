import type { Ref } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import control from './control.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** Text area of several lines. Grows with its text where the browser can; elsewhere it can be resized by hand. */
export function TextArea(props: TextAreaProps) {
  return (
    <FieldFrame
      {...props}
      aside={props.maxLength ? `${props.value.length} of ${props.maxLength}` : undefined}
    >
      {(attributes) => (
        <div className={control.control}>
          <textarea
            {...attributes}
            ref={props.inputRef}
            className={`${control.input} ${styles.area}`}
            name={props.name}
            rows={props.rows ?? 3}
            value={props.value}
            maxLength={props.maxLength}
            placeholder={props.placeholder}
            disabled={props.isDisabled}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
        </div>
      )}
    </FieldFrame>
  );
}
