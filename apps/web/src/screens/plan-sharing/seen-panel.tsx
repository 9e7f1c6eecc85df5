import { releaseWords } from '@tussock/domain';
import { Panel, Tag } from '@tussock/ui';
import { FarmPicture } from '../../activities/list-plans/index.ts';
import type { ContentGroup } from './content-rows.ts';
import styles from './sharing-screen.module.css';

/** What whoever opens the copy will see; follows the list beside it. */
export function SeenPanel({
  planId,
  groups,
}: {
  readonly planId: string;
  readonly groups: readonly ContentGroup[];
}) {
  const rows = groups.flatMap((group) => group.rows).filter(({ isIn }) => isIn);
  return (
    <Panel title={releaseWords.seen}>
      <div className={styles.choices} aria-live="polite">
        {rows.some(({ key }) => key === 'maps') && (
          <FarmPicture planId={planId} label={releaseWords.seenFarm} />
        )}
        {rows.length === 0 && <p>{releaseWords.seenNothing}</p>}
        <ul className={styles.seen}>
          {rows.map(({ key, label }) => (
            <li key={key}>
              <Tag variant="success">{label}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
