import { recordWords } from '@tussock/domain';
import { Avatar, IconButton, Icon } from '@tussock/ui';
import { WaitingList } from '../../../activities/show-waiting/index.ts';
import type { OtherPerson } from '@tussock/sync';
import type { SyncState } from '../../../sync/plan-record.ts';
import { RouteLink } from '../../../routes/route-link.tsx';
import { onDeviceRoute } from '../../../screens/plan-on-device/route.ts';
import { DelayedConflict, nameInRecord, redoLast, undoLast, useSync } from '../../../sync/index.ts';
import styles from './plan-status.module.css';
import { signOf } from './sign-of.ts';
import { StatusPanel } from './status-panel.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

/** Most people shown one by one. */
const MOST_SHOWN = 3;

/** Status of the plan: who else is on it, what can be undone, and whether everything is saved. */
export function PlanStatus({ planId, canEdit }: { readonly planId: string; readonly canEdit: boolean }) {
  const sync = useSync();
  useUndoKeys(canEdit);
  return (
    <div className={styles.status}>
      <OthersHere others={sync.others} />
      {canEdit && (
        <div className={styles.undo}>
          <IconButton
            icon="undo"
            label={sync.canUndo === undefined ? 'Undo' : `Undo: ${sync.canUndo}`}
            shortcut="Ctrl Z"
            disabled={sync.canUndo === undefined}
            onClick={() => void undoLast()}
          />
          <IconButton
            icon="redo"
            label={sync.canRedo === undefined ? 'Redo' : `Redo: ${sync.canRedo}`}
            shortcut="Ctrl Y"
            disabled={sync.canRedo === undefined}
            onClick={() => void redoLast()}
          />
        </div>
      )}
      <SyncSign planId={planId} sync={sync} />
      <DelayedConflict />
    </div>
  );
}

const sayWhere = ({ place, entityId }: OtherPerson): string =>
  [place, entityId === undefined ? undefined : nameInRecord(entityId)].filter(Boolean).join(', ');

function OthersHere({ others }: { readonly others: readonly OtherPerson[] }) {
  if (others.length === 0) return null;
  const shown = others.slice(0, MOST_SHOWN);
  return (
    <StatusPanel
      label={recordWords.othersHere(others.length)}
      about="Also here"
      look="others"
      trigger={
        <span className={styles.others}>
          {shown.map((person) => (
            <span key={person.userId}>
              <Avatar name={person.name} />
            </span>
          ))}
          {others.length > 1 && <span className={styles.count}>{others.length}</span>}
        </span>
      }
    >
      <ul className={styles.people}>
        {others.map((person) => (
          <li key={person.userId}>
            <Avatar name={person.name} />
            <span>
              <strong>{person.name}</strong>
              <span className={styles.where}>{sayWhere(person)}</span>
            </span>
          </li>
        ))}
      </ul>
    </StatusPanel>
  );
}

function SyncSign({ planId, sync }: { readonly planId: string; readonly sync: SyncState }) {
  const { look, words } = signOf(sync);
  if (sync.phase === 'opening') return null;
  return (
    <StatusPanel
      label={words}
      trigger={
        <>
          <Icon
            name={look === 'saved' || look === 'saving' ? 'cloud' : look === 'stuck' ? 'danger' : 'cloud-off'}
          />
          <span className={styles.words}>{words}</span>
          {look !== 'saving' && sync.waiting.length > 0 && (
            <span className={styles.number}>{sync.waiting.length}</span>
          )}
        </>
      }
      about="What is saved"
      look={look}
    >
      <WaitingList planId={planId} waiting={sync.waiting} isKept={sync.isKept} />
      <p className={styles.more}>
        <RouteLink to={onDeviceRoute.at({ planId })}>What this device keeps</RouteLink>
      </p>
    </StatusPanel>
  );
}
