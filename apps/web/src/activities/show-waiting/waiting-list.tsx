import { BREAK_MARKER, momentSince, recordWords, refusals } from '@tussock/domain';
import { Button, Icon, type IconName } from '@tussock/ui';
import { useGo } from '../../routes/use-go.ts';
import {
  addFileToForm,
  openRecord,
  sendAgain,
  useConflictQuestion,
  type WaitingOp,
} from '../../sync/index.ts';
import { mendingOf } from './mend-op.ts';
import { bringBack, deleteAnyway, resolutionOptionOf, type ResolutionOption } from './resolution-option.ts';
import styles from './waiting-list.module.css';

const sayWhen = (at: string): string => momentSince(at, new Date());

const iconOf = ({ parts: [part], state }: WaitingOp): IconName => {
  if (state === 'stuck') return 'danger';
  if (part?.op === 'delete') return 'trash';
  if (part?.op === 'create') return 'plus';
  return 'pencil';
};

const reasons = {
  choose: recordWords.bothChanged,
  deleteAnyway: recordWords.changedAfterDelete,
  bringBack: recordWords.deletedMeanwhile,
  there: recordWords.thereAlready,
} as const;

function reasonOf({ answer }: WaitingOp, way: ResolutionOption): string {
  if (way === 'mend' || way === 'notAllowed')
    return (answer?.message?.join(' ') ?? refusals.generic).replaceAll(BREAK_MARKER, ' ');
  return way === 'choose' && answer?.clash?.by?.isOwn ? recordWords.changedTwice : reasons[way];
}

/** List of changes that are not on the server yet, in the order in which they are sent, and of refused ones. */
export function WaitingList({
  planId,
  waiting,
  isKept,
}: {
  readonly planId: string;
  readonly waiting: readonly WaitingOp[];
  /** Whether they survive closing the page. */
  readonly isKept: boolean;
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
          <p className={styles.text}>{recordWords.waitingText(isKept)}</p>
          <ol className={styles.list}>
            {going.map((op) => (
              <GoingLine key={op.opId} op={op} />
            ))}
          </ol>
          {globalThis.navigator.onLine && (
            <Button size="small" onClick={() => openRecord().sendNow()}>
              {recordWords.sendNow}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

/** A queued change; if somebody else changed the same meanwhile, asks before it is sent. */
function GoingLine({ op }: { readonly op: WaitingOp }) {
  const clash = useConflictQuestion();
  const isAsked = op.answer?.clash !== undefined && resolutionOptionOf(op) === 'choose';
  return (
    <li className={styles.line}>
      <Icon name={iconOf(op)} size="small" />
      <div className={styles.label}>
        <p>{op.label}</p>
        {isAsked && (
          <p className={styles.acts}>
            {recordWords.willClash} <First onClick={() => clash.ask(op)}>{recordWords.choose}</First>
          </p>
        )}
      </div>
      <time className={styles.when} dateTime={op.at}>
        {op.state === 'sending' ? 'on its way' : sayWhen(op.at)}
      </time>
      <LetGo op={op} />
      {clash.question}
    </li>
  );
}

function StuckLine({ planId, op }: { readonly planId: string; readonly op: WaitingOp }) {
  const clash = useConflictQuestion();
  const way = resolutionOptionOf(op);
  return (
    <li className={styles.line} data-stuck>
      <Icon name={iconOf(op)} size="small" />
      <div className={styles.label}>
        <p>{op.label}</p>
        <p className={styles.text}>{reasonOf(op, way)}</p>
        <p className={styles.acts}>
          {way === 'choose' && <First onClick={() => clash.ask(op)}>{recordWords.choose}</First>}
          {way === 'deleteAnyway' && (
            <First onClick={() => void deleteAnyway(op)}>{recordWords.deleteAnyway}</First>
          )}
          {way === 'bringBack' && <First onClick={() => void bringBack(op)}>{recordWords.bringBack}</First>}
          {way === 'mend' && <Mend planId={planId} op={op} />}
          {(way === 'mend' || way === 'notAllowed') && (
            <Button size="small" onClick={() => void sendAgain(op)}>
              Send again
            </Button>
          )}
          <LetGo op={op} words={way === 'deleteAnyway' ? recordWords.keepIt : undefined} />
        </p>
      </div>
      {clash.question}
    </li>
  );
}

const First = (props: { readonly children: string; readonly onClick: () => void }) => (
  <Button size="small" variant="primary" {...props} />
);

/** Returns files that only this device has to their form, since nothing refers to them once the change is discarded. */
async function holdFilesOf({ parts }: WaitingOp): Promise<void> {
  const named = new Set(parts.flatMap(({ set }) => Object.values(set).flat()));
  for (const file of openRecord().waitingFiles())
    if (named.has(file.fileId) && !file.isLost) await addFileToForm(file);
}

/** Button back into the form, where there is one. */
function Mend({ planId, op }: { readonly planId: string; readonly op: WaitingOp }) {
  const go = useGo();
  const mending = mendingOf(planId, op);
  if (!mending) return null;
  const mend = async (): Promise<void> => {
    await mending.fill();
    await holdFilesOf(op);
    await go(mending.address);
    // It is in the form now, and sent from there.
    await openRecord().drop(op.opId);
  };
  return <First onClick={() => void mend()}>{recordWords.mend}</First>;
}

/** Button that discards one queued change. */
function LetGo({
  op,
  words = recordWords.letGo,
}: {
  readonly op: WaitingOp;
  readonly words?: string | undefined;
}) {
  if (op.state === 'sending') return null;
  return (
    <Button
      size="small"
      isQuiet
      aria-label={`${words}: ${op.label}`}
      onClick={() => void openRecord().drop(op.opId)}
    >
      {words}
    </Button>
  );
}
