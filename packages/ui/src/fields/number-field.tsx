import type { ReactNode, Ref } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import control from './control.module.css';

export interface NumberFieldProps extends FieldProps {
  /** Text as typed; `readNumber` parses it. It is text, because a box that silently corrects a number hides mistakes. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  /** Unit after the figure; a currency sign comes before it. */
  readonly unit?: ReactNode;
  readonly placeholder?: string;
  /** True for whole numbers only: phones show the keypad without a decimal point. */
  readonly isWhole?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const MONEY = '$';

/** Number field with a unit. Keeps exactly what was typed. */
export function NumberField(props: NumberFieldProps) {
  return (
    <FieldFrame {...props}>
      {(attributes) => (
        <div className={control.control}>
          {props.unit === MONEY && <span className={control.leading}>{props.unit}</span>}
          <input
            {...attributes}
            ref={props.inputRef}
            className={`${control.input} ${control.number}`}
            type="text"
            inputMode={props.isWhole ? 'numeric' : 'decimal'}
            name={props.name}
            value={props.value}
            placeholder={props.placeholder}
            autoComplete="off"
            disabled={props.isDisabled}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
          {props.unit && props.unit !== MONEY && <span className={control.unit}>{props.unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
