import type { TitleFeature } from '@tussock/contract';
import { titleWords, toasts as toastWords, type PlanInfo } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { toasts } from '../../../session/toasts.ts';
import styles from './cadastral-screen.module.css';
import { TitleList } from './title-list.tsx';

interface TitleSectionProps {
  readonly titles: readonly TitleFeature[];
  readonly selectedIds: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Results of a search, to select one by one or all together. */
export function FoundTitles({
  onMore,
  isAsking,
  onChooseAll,
  ...list
}: TitleSectionProps & {
  readonly addresses: Readonly<Record<string, readonly string[]>>;
  /** Loads the next page; undefined at the end. */
  readonly onMore?: () => void;
  readonly isAsking: boolean;
  readonly onChooseAll: () => void;
}) {
  if (list.titles.length === 0) return null;
  return (
    <section aria-labelledby="found-titles">
      <div className={styles.sectionHead}>
        <h2 id="found-titles">{`Found: ${list.titles.length}${onMore ? ' and more' : ''}`}</h2>
        <Button size="small" onClick={onChooseAll}>
          Choose all
        </Button>
      </div>
      <TitleList {...list} />
      {onMore && (
        <Button size="small" isQuiet isPending={isAsking} onClick={onMore}>
          {titleWords.showMore}
        </Button>
      )}
    </section>
  );
}

/** The selected titles, whose merge is the boundary. Only those who may change it can remove them. */
export function ChosenTitles({
  unseen,
  onClear,
  onUndo,
  onRedo,
  ...list
}: Omit<TitleSectionProps, 'onToggle'> & {
  readonly onToggle?: TitleSectionProps['onToggle'] | undefined;
  /** Number of further selected titles whose data is not available. */
  readonly unseen: number;
  readonly registers: Partial<Pick<PlanInfo, 'propertyOwnerships' | 'leases'>>;
  readonly onClear?: () => void;
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
}) {
  const count = list.titles.length + unseen;
  const seen = titleWords.seenAt(list.titles.flatMap(({ properties }) => properties.seenAt ?? []));
  return (
    <section aria-labelledby="chosen-titles">
      <div className={styles.sectionHead}>
        <h2 id="chosen-titles">{onClear ? `Chosen: ${count}` : titleWords.ofBoundary(count)}</h2>
        {onClear && (
          <span className={styles.steps}>
            <Button size="small" isQuiet icon="undo" disabled={!onUndo} onClick={onUndo}>
              {titleWords.undo}
            </Button>
            <Button size="small" isQuiet icon="redo" disabled={!onRedo} onClick={onRedo}>
              {titleWords.redo}
            </Button>
            <Button size="small" isQuiet disabled={count === 0} onClick={onClear}>
              Clear
            </Button>
          </span>
        )}
      </div>
      {unseen > 0 && <p className={styles.hint}>{titleWords.unseen(unseen)}</p>}
      {count === 0 ? (
        <p className={styles.hint}>
          {onClear ? 'The boundary is the merge of the titles you choose.' : titleWords.noneChosen}
        </p>
      ) : (
        <TitleList {...list} />
      )}
      {seen && <p className={styles.hint}>{seen}</p>}
    </section>
  );
}

/** Message that a selection from an earlier visit was restored, with the way back to the saved one. */
export function KeptTitles({
  isKept,
  onPutBack,
}: {
  readonly isKept: boolean;
  readonly onPutBack: () => void;
}) {
  if (!isKept) return null;
  return (
    <p className={styles.hint} role="status">
      Titles you chose before and did not save are still chosen.{' '}
      <Button
        size="small"
        isQuiet
        onClick={() => {
          onPutBack();
          toasts.show({ message: toastWords.choicePutBack(), type: 'secondary' });
        }}
      >
        Go back to the saved boundary
      </Button>
    </p>
  );
}
