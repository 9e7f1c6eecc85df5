import type { CSSProperties, ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { readNumber } from './read-number.ts';
import control from './control.module.css';
import styles from './slider-field.module.css';

export interface SliderFieldProps extends FieldProps {
  /** Text of the exact box. The slider follows it while it is a number within bounds. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: ReactNode;
  /** Position of the slider when the box holds a figure with other characters, such as '<2'. */
  readonly figure?: number | undefined;
}

/** Number field with a slider for a rough value and a box for the exact one. The box may hold values between the slider's steps. */
export function SliderField(props: SliderFieldProps) {
  const { min, max, step } = props;
  const reading = readNumber(props.value);
  const figure = reading.kind === 'number' ? reading.value : props.figure;
  const isSet = figure !== undefined;
  const position = isSet ? Math.min(max, Math.max(min, figure)) : min;
  const share = (position - min) / (max - min);
  const decimals = `${step}`.split('.')[1]?.length ?? 0;
  return (
    <FieldFrame {...props}>
      {(attributes) => (
        <div className={styles.row}>
          <div className={styles.sliderBox}>
            <input
              className={styles.slider}
              type="range"
              aria-label={`${props.label}, slider`}
              aria-valuetext={isSet ? props.value : 'Not set'}
              data-unset={isSet ? undefined : true}
              // An exact value between two steps is shown where it is, hence no step while it stands there.
              step={isSet && !isOnStep(figure, min, step) ? 'any' : step}
              min={min}
              max={max}
              value={position}
              disabled={props.isDisabled}
              style={
                { '--share': `${share * 100}%` } as CSSProperties /* custom properties are not in the type */
              }
              onChange={(event) => {
                const stepped = min + Math.round((Number(event.target.value) - min) / step) * step;
                props.onChange(stepped.toFixed(decimals));
              }}
            />
            <div className={styles.bounds} aria-hidden="true">
              <span>{min}</span>
              <span>{max}</span>
            </div>
          </div>
          <div className={`${control.control} ${styles.box}`} data-invalid={props.error ? true : undefined}>
            <input
              {...attributes}
              className={`${control.input} ${control.number}`}
              type="text"
              inputMode="decimal"
              name={props.name}
              value={props.value}
              autoComplete="off"
              disabled={props.isDisabled}
              onChange={(event) => props.onChange(event.target.value)}
            />
            {props.unit && <span className={control.unit}>{props.unit}</span>}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

function isOnStep(value: number, min: number, step: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}
