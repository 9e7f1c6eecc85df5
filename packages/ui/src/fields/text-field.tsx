import type { ReactNode, Ref } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import control from './control.module.css';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly unit?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Text field of one line. */
export function TextField(props: TextFieldProps) {
  return (
    <FieldFrame {...props}>
      {(attributes) => (
        <div className={control.control}>
          <input
            {...attributes}
            ref={props.inputRef}
            className={control.input}
            type={props.type ?? 'text'}
            name={props.name}
            value={props.value}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            autoComplete={props.autoComplete ?? 'off'}
            disabled={props.isDisabled}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
          {props.unit && <span className={control.unit}>{props.unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
