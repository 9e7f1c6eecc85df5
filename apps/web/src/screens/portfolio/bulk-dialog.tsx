import { useQuery } from '@tanstack/react-query';
import { changeInBulk, readBulkOutcome, undoBulk, type BodyOf, type WorkRow } from '@tussock/contract';
import { boardWords } from '@tussock/domain';
import { Button, Dialog, Spinner } from '@tussock/ui';
import { useEffect, useState } from 'react';
import { client, reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import styles from './portfolio-screen.module.css';

/** The one thing that is changed, in words, and which actions have it already. */
export interface WantedChange {
  readonly words: string;
  readonly change: Omit<BodyOf<typeof changeInBulk>, 'actions'>;
  readonly isSame: (row: WorkRow) => boolean;
}

interface BulkDialogProps {
  readonly rows: readonly WorkRow[];
  readonly wanted: WantedChange;
  readonly onClose: () => void;
}

const words = boardWords.bulk;

/** How often what has become of a change is asked for while it is made, in milliseconds. */
const ASKED_EVERY_MS = 400;

/** Shows what a change of the chosen actions would do, does it, and says what became of each; it is undone by one press. */
export function BulkDialog({ rows, wanted, onClose }: BulkDialogProps) {
  const [bulkId, setBulkId] = useState<string>();
  const [isUndoing, setIsUndoing] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const changed = rows.filter((row) => !wanted.isSame(row));
  const run = async (order: () => Promise<{ readonly _id: string }>): Promise<void> => {
    setIsPending(true);
    try {
      setBulkId((await order())._id);
    } finally {
      setIsPending(false);
    }
  };
  const handleChange = (): void =>
    void run(() =>
      client.call(changeInBulk, {
        body: {
          actions: changed.map(({ planId, _id: actionId }) => ({ planId, actionId })),
          ...wanted.change,
        },
      }),
    ).catch(() => undefined); // the client has told why
  const handleUndo = (): void => {
    if (bulkId === undefined) return;
    void run(() => client.call(undoBulk, { params: { bulkId } })).then(
      () => setIsUndoing(true),
      () => undefined, // the client has told why
    );
  };
  if (bulkId !== undefined)
    return (
      <Outcome
        bulkId={bulkId}
        isUndoing={isUndoing}
        isPending={isPending}
        onUndo={handleUndo}
        onClose={onClose}
      />
    );
  const farms = new Set(changed.map(({ planId }) => planId)).size;
  const same = rows.length - changed.length;
  return (
    <Dialog
      title={words.title(rows.length)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isPending={isPending}
            disabled={changed.length === 0}
            onClick={handleChange}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.bulk}>
        <p>
          <strong>{wanted.words}</strong>
        </p>
        <p>{words.preview(changed.length, farms)}</p>
        {same > 0 && <p className={styles.soft}>{words.same(same)}</p>}
        <ul>
          {changed.map(({ _id, title, propertyName }) => (
            <li key={_id}>
              {title} <span className={styles.soft}>{propertyName}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface OutcomeProps {
  readonly bulkId: string;
  readonly isUndoing: boolean;
  readonly isPending: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What became of the actions: how many were changed, and which were not and why. */
function Outcome({ bulkId, isUndoing, isPending, onUndo, onClose }: OutcomeProps) {
  const { data } = useQuery({
    ...reading(readBulkOutcome, { params: { bulkId } }),
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : ASKED_EVERY_MS),
  });
  const isDone = data?.waiting === 0;
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfBoard(queryKey) });
  }, [isDone]);
  const all = data ? data.waiting + data.done + data.refused.length : 0;
  return (
    <Dialog
      title={isDone ? (isUndoing ? words.undone(data.done) : words.done(data.done)) : words.title(all)}
      isOpen
      onClose={onClose}
      footer={
        <>
          {isDone && !isUndoing && data.done > 0 && (
            <Button icon="undo" isPending={isPending} onClick={onUndo}>
              {words.undo}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.bulk}>
        {!isDone && (
          <p role="status">
            <Spinner /> {isUndoing ? words.undoing : words.working(data ? all - data.waiting : 0, all)}
          </p>
        )}
        {isDone && data.refused.length > 0 && (
          <>
            <p>{words.refused(data.refused.length)}</p>
            <ul>
              {data.refused.map(({ planId, actionId, title, propertyName, why }) => (
                <li key={`${planId} ${actionId}`}>
                  <strong>{[title, propertyName].filter((text) => text !== '').join(', ')}</strong> {why}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Whether a cached answer is one of the board, all of which a change may make stale. */
const isOfBoard = (queryKey: readonly unknown[]): boolean => String(queryKey[0]).startsWith('portfolio.');
