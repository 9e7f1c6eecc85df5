import {
  actionWords,
  dayWithMonth,
  isOpenState,
  momentBriefly,
  momentOfWork,
  formatDueBy,
  formatActionState,
  type ActionState,
} from '@tussock/domain';
import { Button, Icon, Menu, Tag } from '@tussock/ui';
import { stateVariants, useMarkDone, type ActionWrites } from '../../activities/write-actions/index.ts';
import { type PlanAction, useToday } from '../../sync/index.ts';
import styles from './action-screen.module.css';

interface StateBarProps {
  readonly action: PlanAction;
  readonly writes: ActionWrites;
  readonly hasEvidence: boolean;
  readonly mayEdit: boolean;
  /** What will be done stays as it was sent: only how far it is can be said. */
  readonly isLocked: boolean;
  readonly mayVerify: boolean;
  readonly userId: string;
}

/** States that are set from a list; done and verified have buttons, where their rules are said. */
const plainStates: readonly ActionState[] = [
  'proposed',
  'agreed',
  'inProgress',
  'notApplicable',
  'cancelled',
];

/** How far an action is: its state and day, and who did and verified it. */
export function StateTags({ action }: { readonly action: PlanAction }) {
  const today = useToday();
  const { values, doneBy, verifiedBy } = action;
  const due = formatDueBy(values, today);
  const isOver = due?.endsWith('over') === true;
  return (
    <div className={styles.tags}>
      {due !== undefined && (
        <Tag variant={isOver ? 'danger' : 'white'} icon={isOver ? 'warning' : 'calendar'}>
          {due}
        </Tag>
      )}
      <Tag variant={stateVariants[values.state]}>{formatActionState(values.state)}</Tag>
      {doneBy && (
        <span className={styles.soft}>
          Done by {doneBy.name}
          {values.doneOn && `, ${dayWithMonth(values.doneOn)}`}
          {doneBy.doneAt && `, sent ${momentBriefly(doneBy.at)}`}
        </span>
      )}
      {verifiedBy && (
        <span className={styles.soft}>
          Verified by {verifiedBy.name}, {momentOfWork(verifiedBy, momentBriefly)}
        </span>
      )}
      {values.doneReason !== undefined && <span className={styles.soft}>“{values.doneReason}”</span>}
    </div>
  );
}

/** What can be done with an action now: done, verified, or another state. */
export function StateBar(props: StateBarProps) {
  const { action, writes, mayEdit, isLocked } = props;
  const { state } = action.values;
  const set = (next: ActionState): void => void writes.change([action], { state: next });
  const isOpen = state !== 'done' && state !== 'verified';
  return (
    <div className={styles.stateBar}>
      {mayEdit && isOpen && <MarkDone {...props} />}
      {state === 'done' && <Verify {...props} />}
      {mayEdit && (
        <Menu
          label={isOpen ? 'Set state…' : 'Not done after all…'}
          groups={[
            {
              actions: plainStates
                .filter((next) => next !== state && (!isLocked || isOpenState(next)))
                .map((next) => ({ id: next, label: formatActionState(next), onAction: () => set(next) })),
            },
          ]}
        />
      )}
      {state === 'verified' && props.mayVerify && (
        <Button isQuiet onClick={() => set('done')}>
          Take the verification back
        </Button>
      )}
    </div>
  );
}

function MarkDone({ action, writes, hasEvidence }: StateBarProps) {
  const { markDone, question } = useMarkDone(writes);
  return (
    <>
      {/* What shows it comes first: until there is some, the photo leads. */}
      <Button
        variant={hasEvidence ? 'primary' : 'secondary'}
        icon="check"
        onClick={() => markDone([{ action, hasEvidence }])}
      >
        Mark done
      </Button>
      {question}
    </>
  );
}

function Verify({ action, writes, mayVerify, userId }: StateBarProps) {
  if (!mayVerify) return null;
  const isOwn = action.doneBy === undefined || action.doneBy.id === userId;
  if (isOwn)
    return (
      <p className={styles.why}>
        <Icon name="info" size="small" />
        <span>{actionWords.verifyOther}</span>
      </p>
    );
  return (
    <Button
      variant="primary"
      icon="check"
      onClick={() => void writes.change([action], { state: 'verified' })}
    >
      Verify
    </Button>
  );
}
