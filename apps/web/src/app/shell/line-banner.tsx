import { recordWords } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import type { AnyPlanPlace } from '../../places/plan-place.ts';
import styles from './lock-banner.module.css';
import { useIsOnline } from './use-is-online.ts';

/** Without a line: what cannot be done at this place, before anybody tries. */
export function LineBanner({ place }: { readonly place: AnyPlanPlace | undefined }) {
  const isOnline = useIsOnline();
  if (isOnline || place?.needsLine === undefined) return null;
  return (
    <div role="status" className={`${styles.banner} ${styles.needsLine}`}>
      <p className={styles.words}>
        <Icon name="info" size="small" />
        {recordWords.needsLine(place.needsLine)}
      </p>
    </div>
  );
}
