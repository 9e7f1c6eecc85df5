import { CalendarDate, parseDate } from '@internationalized/date';
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
import control from './control.module.css';
import styles from './date-field.module.css';

export interface DateFieldProps extends FieldProps {
  /** A plain date 'YYYY-MM-DD', without time or zone. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  /** Bounds of the calendar, 'YYYY-MM-DD'. */
  readonly min?: string;
  readonly max?: string;
}

/** A day, typed as dd/mm/yyyy or picked from a calendar. The order of the parts follows the language of the page (en-NZ). */
export function DateField(props: DateFieldProps) {
  const quietSquare = buttonClasses({ isQuiet: true, size: 'small', isIconOnly: true });
  return (
    <DatePicker<CalendarDate>
      className={styles.field}
      value={readPlainDate(props.value)}
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
          <Group
            id={attributes.id}
            className={control.control}
            aria-describedby={attributes['aria-describedby']}
          >
            <DateInput className={`${control.input} ${styles.input}`}>
              {(segment) => <DateSegment segment={segment} className={styles.segment} />}
            </DateInput>
            <Button className={control.endButton}>
              <Icon name="calendar" size="small" />
            </Button>
          </Group>
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
