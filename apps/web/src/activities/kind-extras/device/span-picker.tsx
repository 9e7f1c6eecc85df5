import { readingSpans, dayInNewZealand, type ReadingSpan } from '@tussock/domain';
import { DateField, RadioGroup } from '@tussock/ui';
import type { DeviceReadingsReply } from '@tussock/contract';
import styles from './device.module.css';
import type { SpanSearch } from './span-search.ts';

interface SpanPickerProps {
  readonly span: ReadingSpan | null;
  readonly found: Pick<DeviceReadingsReply, 'from' | 'to'> | undefined;
  readonly onChange: (search: SpanSearch) => void;
}

const dayOf = (time: string | undefined): string | null => (time ? dayInNewZealand(new Date(time)) : null);

/** How far back the charts look: a span up to now, or from one day to another. */
export function SpanPicker({ span, found, onChange }: SpanPickerProps) {
  const [from, to] = [dayOf(found?.from), dayOf(found?.to)];
  const choose = (first: string | null, last: string | null): void => {
    if (first && last && first <= last) onChange({ from: first, to: last });
  };
  return (
    <div className={styles.spans}>
      <RadioGroup<ReadingSpan>
        id="reading-span"
        label="Show"
        look="segments"
        options={readingSpans.map(({ key, label }) => ({ id: key, label }))}
        value={span}
        onChange={(chosen) => onChange({ span: chosen })}
      />
      <div className={styles.days}>
        <DateField
          id="reading-from"
          label="From"
          value={from}
          max={to ?? ''}
          onChange={(day) => choose(day, to)}
        />
        <DateField
          id="reading-to"
          label="To"
          value={to}
          min={from ?? ''}
          onChange={(day) => choose(from, day)}
        />
      </div>
    </div>
  );
}
