import { releaseWords } from '@tussock/domain';
import { Panel, Tag } from '@tussock/ui';
import { OutlinePicture, useBoundary } from '../../sync/index.ts';
import type { ContentGroup } from './content-rows.ts';
import styles from './sharing-screen.module.css';

/** What whoever opens the copy will see; follows the list beside it. */
export function SeenPanel({ groups }: { readonly groups: readonly ContentGroup[] }) {
  const boundary = useBoundary();
  const rows = groups.flatMap((group) => group.rows).filter(({ isIn }) => isIn);
  const outlines = (boundary?.boundaryFeatures ?? []).map(({ geometry }) => ({
    geometry,
    look: 'farm' as const,
  }));
  return (
    <Panel title={releaseWords.seen}>
      <div className={styles.choices} aria-live="polite">
        {rows.some(({ key }) => key === 'maps') && (
          <OutlinePicture label={releaseWords.seenFarm} outlines={outlines} />
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
