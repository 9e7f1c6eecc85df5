import { sayAge, sayTimeInFull } from '@tussock/domain';
import { SpokenOnly } from '@tussock/ui';
import styles from './device.module.css';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/** How long ago something was measured; the exact time under the pointer and for those who hear it. */
export function Age({ at, isLate = false }: { readonly at: string; readonly isLate?: boolean }) {
  const now = new Date(useNow(MINUTE_MS));
  const time = new Date(at);
  const exact = sayTimeInFull(time);
  return (
    <time className={styles.age} dateTime={at} title={exact} data-late={isLate || undefined}>
      {sayAge(time, now)}
      <SpokenOnly>{`, ${exact}`}</SpokenOnly>
    </time>
  );
}
