import { CalendarDate, parseDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
} from 'react-aria-components';
import { buttonClasses } from '../actions/button-classes.ts';
import { Icon } from '../icons/icon.tsx';
import { FloatingPanel } from '../overlays/floating-panel.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { HalfTyped } from './half-typed.tsx';
import control from './control.module.css';
import styles from './date-field.module.css';

export interface DateFieldProps extends FieldProps {
  /** Plain date 'YYYY-MM-DD', without time or zone; or the half-typed text last reported. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Called with the text while it is no complete day: '21/11/yyyy'. When undefined, half-typed text is not reported. */
  readonly onHalfTyped?: (text: string | null) => void;
  readonly onBlur?: () => void;
  /** Limits of the calendar, 'YYYY-MM-DD'. */
  readonly min?: string;
  readonly max?: string;
}

/** Date field, typed as dd/mm/yyyy or picked from a calendar. The order of the parts follows the language of the page (en-NZ). */
export function DateField(props: DateFieldProps) {
  const { value, onHalfTyped } = props;
  const isWhole = readPlainDate(value) !== null;
  // While a day is being typed over, the input must not be given another one: it would start afresh.
  const [kept, setKept] = useState(value);
  if (kept !== value && (isWhole || !value)) setKept(value);
  const [isTouched, setTouched] = useState(false);
  const day = useMemo(() => readPlainDate(kept), [kept]);
  const quietSquare = buttonClasses({ isQuiet: true, size: 'small', isIconOnly: true });
  return (
    <DatePicker<CalendarDate>
      className={styles.field}
      value={day}
      granularity="day"
      shouldForceLeadingZeros
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      isRequired={props.isRequired}
      minValue={props.min ? parseDate(props.min) : undefined}
      maxValue={props.max ? parseDate(props.max) : undefined}
      onBlur={props.onBlur}
      name={props.name}
      onChange={(date) => props.onChange(date ? date.toString() : null)}
    >
      <FieldFrame {...props} labelAs={Label}>
        {(attributes) => (
          <>
            <Group
              id={attributes.id}
              className={control.control}
              aria-describedby={attributes['aria-describedby']}
            >
              <DateInput className={`${control.input} ${styles.input}`}>
                {(segment) => (
                  <>
                    <DateSegment segment={segment} className={styles.segment} />
                    {onHalfTyped && segment.type === 'day' && (
                      <HalfTyped
                        onChange={(text) => {
                          setTouched(true);
                          onHalfTyped(text);
                        }}
                      />
                    )}
                  </>
                )}
              </DateInput>
              <Button className={control.endButton}>
                <Icon name="calendar" size="small" />
              </Button>
            </Group>
            {value && !isWhole && !isTouched && onHalfTyped && (
              <p className={styles.before}>
                {`You typed ${value}. `}
                <button
                  type="button"
                  {...buttonClasses({ isQuiet: true, size: 'small' })}
                  onClick={() => onHalfTyped(null)}
                >
                  Clear
                </button>
              </p>
            )}
          </>
        )}
      </FieldFrame>
      <FloatingPanel placement="bottom end">
        <Dialog className={styles.calendar}>
          <Calendar>
            <header className={styles.head}>
              <Button slot="previous" {...quietSquare}>
                <Icon name="chevron-left" size="small" />
              </Button>
              <Heading className={styles.month} />
              <Button slot="next" {...quietSquare}>
                <Icon name="chevron-right" size="small" />
              </Button>
            </header>
            <CalendarGrid className={styles.grid} weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={styles.day} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </FloatingPanel>
    </DatePicker>
  );
}

function readPlainDate(text: string | null): CalendarDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  return parts ? new CalendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) : null;
}
