import type { DeviceState } from '@tussock/contract';
import type { FlagKind } from '@tussock/domain';
import { Tag, type Variant } from '@tussock/ui';
import styles from './device.module.css';

const looks: Readonly<Record<FlagKind, { readonly label: string; readonly variant: Variant }>> = {
  silent: { label: 'Silent', variant: 'danger' },
  flatLined: { label: 'Flat-lined', variant: 'warning' },
  outOfBand: { label: 'Out of band', variant: 'info' },
};

/** What a device is flagged for, in a word each. */
export function FlagTags({ flags }: { readonly flags: DeviceState['flags'] }) {
  const kinds = [...new Set(flags.map(({ kind }) => kind))];
  return (
    <span className={styles.tags}>
      {kinds.map((kind) => (
        <Tag key={kind} variant={looks[kind].variant} icon="warning">
          {looks[kind].label}
        </Tag>
      ))}
    </span>
  );
}

/** What somebody should look at, each with why. */
export function FlagList({ flags }: { readonly flags: DeviceState['flags'] }) {
  return (
    <ul className={styles.flags} aria-label="What to look at">
      {flags.map((flag) => (
        <li key={`${flag.kind} ${flag.reading}`} data-variant={looks[flag.kind].variant}>
          <FlagTags flags={[flag]} />
          <span>
            {flag.text}
            <span className={styles.source}>{flag.source}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
