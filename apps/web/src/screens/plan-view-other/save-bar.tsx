import type { FeatureReply } from '@tussock/contract';
import { kindByFeatureType, type AnyKind, countInFigures, nounFor, type FeatureNames } from '@tussock/domain';
import { Button, Icon } from '@tussock/ui';
import { useCtrlS } from '../../activities/edit-fields/index.ts';
import { DeletedRow } from './deleted-row.tsx';
import type { Drafts } from './grid/use-drafts.ts';
import styles from './lists.module.css';

interface SaveBarProps {
  readonly kind: AnyKind;
  readonly drafts: Drafts;
  readonly features: ReadonlyMap<string, FeatureReply>;
  readonly names: FeatureNames;
  readonly onShow: (id: string, key: string) => void;
}

const nameOf = (feature: FeatureReply | undefined): string =>
  (feature && kindByFeatureType(feature.featureType)?.label(feature.properties)) || 'Without a name';

const plural = (count: number, one: string): string =>
  `${countInFigures(count)} ${one}${count === 1 ? '' : 's'}`;

/** More are not read, one by one. */
const MOST_LISTED = 6;

/** What was typed and not saved, what is wrong with it, and what somebody else changed meanwhile. */
export function SaveBar({ kind, drafts, features, names, onShow }: SaveBarProps) {
  const ids = Object.keys(drafts.rows).filter((id) => features.has(id));
  const { conflicts, gone } = drafts;
  const cells = ids.reduce((sum, id) => sum + Object.keys(drafts.rows[id]?.values ?? {}).length, 0);
  const faults = ids.flatMap((id) =>
    Object.entries(drafts.faults[id] ?? {}).map(([key, message]) => ({ id, key, message })),
  );
  const canSave = ids.length > 0 && faults.length === 0 && conflicts.length === 0 && !drafts.isSaving;
  useCtrlS(() => {
    if (canSave) void drafts.save();
  });
  if (ids.length === 0 && gone.length === 0) return null;
  return (
    <section className={styles.saveBar} aria-label="Changes that are not saved">
      {gone.map((id) => (
        <DeletedRow
          key={id}
          kind={kind}
          row={drafts.rows[id]}
          names={names}
          onDiscard={() => drafts.drop([id])}
        />
      ))}
      {conflicts.map((feature) => (
        <div key={feature._id} className={styles.conflict} role="alert">
          <Icon name="warning" size="small" />
          <span>{`Someone else has changed ${nameOf(feature)} meanwhile.`}</span>
          <Button size="small" onClick={() => drafts.drop([feature._id])}>
            Take theirs
          </Button>
          <Button size="small" onClick={() => drafts.keepMine(feature)}>
            Keep my cells
          </Button>
        </div>
      ))}
      {faults.length > 0 && (
        <ul className={styles.faults} aria-label="Refused">
          {faults.slice(0, MOST_LISTED).map(({ id, key, message }) => (
            <li key={`${id}:${key}`}>
              <button type="button" onClick={() => onShow(id, key)}>
                {`${nameOf(features.get(id))}: ${message}`}
              </button>
            </li>
          ))}
          {faults.length > MOST_LISTED && (
            <li>{`and ${plural(faults.length - MOST_LISTED, 'more cell')}`}</li>
          )}
        </ul>
      )}
      {ids.length > 0 && (
        <div className={styles.saveLine}>
          <output>{`${plural(cells, 'change')} in ${plural(ids.length, 'row')}, not saved`}</output>
          <Button isQuiet onClick={() => drafts.drop(ids)}>
            Discard
          </Button>
          <Button variant="primary" disabled={!canSave} onClick={() => void drafts.save()}>
            {drafts.isSaving ? 'Saving…' : `Save ${nounFor(kind, ids.length)}`}
          </Button>
        </div>
      )}
    </section>
  );
}
