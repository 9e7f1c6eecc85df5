import type { RecordRow } from '@tussock/contract';
import { latestWords, sayProducts, textOrNone } from '@tussock/domain';
import { buttonClasses, Icon } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import type { Address } from '../../routes/route.ts';
import styles from './as-last-time.module.css';

interface AsLastTimeProps {
  /** The application before. */
  readonly last: RecordRow;
  /** Whether the paddock is another than last time, and known. */
  readonly isElsewhere: boolean;
  /** The form, filled in from it. */
  readonly to: Address;
}

/** Offers to repeat the last application. */
export function AsLastTime({ last: { values }, isElsewhere, to }: AsLastTimeProps) {
  const { paddocks, applicationDate } = values;
  const paddockCount = !isElsewhere && Array.isArray(paddocks) ? paddocks.length : 0;
  return (
    <div className={styles.same}>
      <Icon name="history" />
      <div>
        <p className={styles.day}>{latestWords.sameAs(textOrNone(applicationDate))}</p>
        <p>{latestWords.lastTime(sayProducts(values), paddockCount)}</p>
      </div>
      <RouteLink to={to} {...buttonClasses({})}>
        {latestWords.repeat}
      </RouteLink>
    </div>
  );
}
