import { BREAK_MARKER, momentSince, recordWords, refusals } from '@tussock/domain';
import { Button, Icon, type IconName } from '@tussock/ui';
import { useGo } from '../../places/use-go.ts';
import { openRecord } from '../../plan-session/open-record.ts';
import type { WaitingOp } from '../../plan-session/replica/replica-session.ts';
import { useClashQuestion } from '../../record/index.ts';
import { mendOp } from './mend-op.ts';
import styles from './waiting-list.module.css';

const sayWhen = (at: string): string => momentSince(at, new Date());

const iconOf = ({ parts: [part], state }: WaitingOp): IconName => {
  if (state === 'stuck') return 'danger';
  if (part?.op === 'delete') return 'trash';
  if (part?.op === 'create') return 'plus';
  return 'pencil';
};

const reasonOf = ({ answer }: WaitingOp): string =>
  answer?.clash
    ? 'You and someone else changed the same.'
    : (answer?.message?.join(' ') ?? refusals.generic).replaceAll(BREAK_MARKER, ' ');

/** What one did that is not on the server yet, in the order in which it goes there, and what was not accepted. */
export function WaitingList({
  planId,
  waiting,
}: {
  readonly planId: string;
  readonly waiting: readonly WaitingOp[];
}) {
  const stuck = waiting.filter(({ state }) => state === 'stuck');
  const going = waiting.filter(({ state }) => state !== 'stuck');
  if (waiting.length === 0) return <p className={styles.text}>{recordWords.nothingWaits}</p>;
  return (
    <>
      {stuck.length > 0 && (
        <section aria-label={recordWords.stuckTitle}>
          <h2 className={styles.title}>{recordWords.stuckTitle}</h2>
          <p className={styles.text}>{recordWords.stuckText}</p>
          <ul className={styles.list}>
            {stuck.map((op) => (
              <StuckLine key={op.opId} planId={planId} op={op} />
            ))}
          </ul>
        </section>
      )}
      {going.length > 0 && (
        <section aria-label={recordWords.waitingTitle}>
          <h2 className={styles.title}>{recordWords.waitingTitle}</h2>
          <p className={styles.text}>{recordWords.waitingText}</p>
          <ol className={styles.list}>
            {going.map((op) => (
              <li key={op.opId} className={styles.line}>
                <Icon name={iconOf(op)} size="small" />
                <span className={styles.label}>{op.label}</span>
                <time className={styles.when} dateTime={op.at}>
                  {op.state === 'sending' ? 'on its way' : sayWhen(op.at)}
                </time>
                <LetGo op={op} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function StuckLine({ planId, op }: { readonly planId: string; readonly op: WaitingOp }) {
  const go = useGo();
  const clash = useClashQuestion();
  const mend = (): void => {
    const address = mendOp(planId, op);
    if (!address) return;
    // It is in the form now, and sent from there.
    void openRecord().drop(op.opId);
    void go(address);
  };
  const isClash = op.answer?.clash?.current !== undefined && op.answer.clash.current !== null;
  return (
    <li className={styles.line} data-stuck>
      <Icon name={iconOf(op)} size="small" />
      <div className={styles.label}>
        <p>{op.label}</p>
        <p className={styles.text}>{reasonOf(op)}</p>
        <p className={styles.acts}>
          {isClash ? (
            <Button size="small" variant="primary" onClick={() => clash.ask(op)}>
              Choose
            </Button>
          ) : (
            op.parts.length === 1 &&
            (op.parts[0]?.op === 'create' || op.parts[0]?.op === 'update') && (
              <Button size="small" variant="primary" onClick={mend}>
                Mend it
              </Button>
            )
          )}
          <Button size="small" onClick={() => void openRecord().retry(op.opId)}>
            Send again
          </Button>
          <LetGo op={op} />
        </p>
      </div>
      {clash.question}
    </li>
  );
}

/** Gives up one thing that waits. */
function LetGo({ op }: { readonly op: WaitingOp }) {
  if (op.state === 'sending') return null;
  return (
    <Button
      size="small"
      isQuiet
      aria-label={`Let go: ${op.label}`}
      onClick={() => void openRecord().drop(op.opId)}
    >
      Let go
    </Button>
  );
}
