import { kindByFeatureType, viewSections } from '@tussock/domain';
import { Button, Dialog } from '@tussock/ui';
import type { Conflict } from './use-feature-writes.ts';
import styles from './conflict-notice.module.css';

/** Shows what somebody else saved meanwhile, and lets the person choose. Nothing of either is lost before. */
export function ConflictNotice({
  conflict,
  onKeepTheirs,
  onLeave,
}: {
  readonly conflict: Conflict | null;
  readonly onKeepTheirs: () => void;
  readonly onLeave: () => void;
}) {
  if (!conflict) return null;
  const { current } = conflict;
  const kind = kindByFeatureType(current.featureType);
  const sections = kind ? viewSections(kind, current.properties) : [];
  return (
    <Dialog
      title="Someone else has changed this"
      isOpen
      onClose={onLeave}
      footer={
        <>
          <Button onClick={onKeepTheirs}>Take theirs</Button>
          <Button variant="primary" onClick={() => void conflict.saveOver().catch(() => undefined)}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>This is what is saved now. What you typed is still in the form behind this window.</p>
      <dl className={styles.values}>
        {sections.flatMap(({ rows }) =>
          rows.map(({ key, label, text }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          )),
        )}
      </dl>
    </Dialog>
  );
}
