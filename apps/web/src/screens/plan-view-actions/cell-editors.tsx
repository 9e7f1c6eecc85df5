import { dollarsBriefly, readNumberText, formatActionState, type ActionState } from '@tussock/domain';
import {
  Avatar,
  Button,
  buttonClasses,
  DateField,
  Menu,
  NumberField,
  Popover,
  Tag,
  type MenuAction,
} from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import { useMarkDone, stateVariants } from '../../activities/write-actions/index.ts';
import styles from './register-list.module.css';
import type { RowLineProps } from './shared-props.ts';

/** States reachable by one press; verifying is done on the action's own page, beside its evidence. */
const nextStates: readonly ActionState[] = [
  'proposed',
  'agreed',
  'inProgress',
  'done',
  'notApplicable',
  'cancelled',
];

/** Look of buttons in cells. */
const LOOK = { isQuiet: true, size: 'small' } as const;

/**
 * Editable cell: a plain button until it is pressed, then its menu or panel. Rendering four of those in each row would cost more than everything else
 * while scrolling.
 */
function UntilPressed({
  label,
  face,
  opens,
  children,
}: {
  /** Accessible name, where it shows no text. */
  readonly label?: string;
  readonly face: ReactNode;
  readonly opens: 'menu' | 'dialog';
  readonly children: () => ReactNode;
}) {
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed) return children();
  return (
    <button
      type="button"
      {...buttonClasses(LOOK)}
      aria-label={label}
      aria-haspopup={opens}
      aria-expanded={false}
      onClick={() => setIsPressed(true)}
    >
      {face}
    </button>
  );
}

const stateLabel = ({ action, title }: RowLineProps['row']): string =>
  `${formatActionState(action.values.state)}: state of ${title}`;
const stateFace = ({ action: { values } }: RowLineProps['row']) => (
  <Tag variant={stateVariants[values.state]}>{formatActionState(values.state)}</Tag>
);

/** Cell for the state of an action, with its possible next states. */
export function StateCell(props: RowLineProps) {
  const { row } = props;
  return (
    <UntilPressed label={stateLabel(row)} face={stateFace(row)} opens="menu">
      {() => <StateMenu {...props} />}
    </UntilPressed>
  );
}

function StateMenu({ row, writes }: RowLineProps) {
  const { state } = row.action.values;
  const { markDone, question } = useMarkDone(writes);
  const moveTo = (next: ActionState): void => {
    if (next === 'done' && state !== 'verified')
      markDone([{ action: row.action, hasEvidence: row.proofs > 0 }]);
    else void writes.change([row.action], { state: next });
  };
  return (
    <>
      <Menu
        label={stateLabel(row)}
        {...LOOK}
        isOpenAtFirst
        groups={[
          {
            actions: nextStates
              .filter((next) => next !== state)
              .map((next) => ({ id: next, label: formatActionState(next), onAction: () => moveTo(next) })),
          },
        ]}
      >
        {stateFace(row)}
      </Menu>
      {question}
    </>
  );
}

/** Cell for the assigned person. */
export function WhoCell({ row, people, writes, mayEdit }: RowLineProps) {
  const face =
    row.who === '' ? (
      <span className={styles.nobody} aria-hidden="true">
        –
      </span>
    ) : (
      <span className={styles.person}>
        <Avatar name={row.who} />
        <span className={styles.name}>{row.who}</span>
      </span>
    );
  if (!mayEdit) return face;
  const label = `${row.who || 'Nobody yet'}: who does ${row.title}`;
  return (
    <UntilPressed label={label} face={face} opens="menu">
      {() => (
        <WhoMenu label={label} row={row} people={people} writes={writes}>
          {face}
        </WhoMenu>
      )}
    </UntilPressed>
  );
}

function WhoMenu({
  label,
  row,
  people,
  writes,
  children,
}: Pick<RowLineProps, 'row' | 'people' | 'writes'> & {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const give = (to: { responsibleId: string | null; responsibleName: string | null }) => () =>
    void writes.change([row.action], to);
  const actions: readonly MenuAction[] = [
    ...people.map(({ id, name }) => ({
      id,
      label: name,
      onAction: give({ responsibleId: id, responsibleName: name }),
    })),
    { id: 'nobody', label: 'Nobody', onAction: give({ responsibleId: null, responsibleName: null }) },
  ];
  return (
    <Menu label={label} {...LOOK} isOpenAtFirst groups={[{ title: 'Give to', actions }]}>
      {children}
    </Menu>
  );
}

/** Cell for the due day. */
export function DueCell({ row, writes }: RowLineProps) {
  const label = row.due || 'Set date';
  return (
    <UntilPressed face={label} opens="dialog">
      {() => (
        <Popover label={label} {...LOOK} isOpenAtFirst>
          {(close) => (
            <DayChoice
              day={row.action.values.dueOn ?? null}
              onChoose={(dueOn) => {
                close();
                void writes.change([row.action], { dueOn, dueSeason: null, dueYear: null });
              }}
            />
          )}
        </Popover>
      )}
    </UntilPressed>
  );
}

/** Date picker; its years are those in which actions may be due. */
export function DayChoice({
  day,
  onChoose,
}: {
  readonly day: string | null;
  readonly onChoose: (day: string | null) => void;
}) {
  const [typed, setTyped] = useState(day);
  return (
    <div className={styles.choice}>
      <DateField label="Due" value={typed} onChange={setTyped} min="2000-01-01" max="2100-12-31" />
      <div className={styles.choiceActs}>
        <Button size="small" isQuiet onClick={() => onChoose(null)}>
          No day
        </Button>
        <Button size="small" variant="primary" disabled={typed === null} onClick={() => onChoose(typed)}>
          Set
        </Button>
      </div>
    </div>
  );
}

/** Cell for the planned cost. */
export function CostCell({ row, writes }: RowLineProps) {
  const { plannedCost } = row.action.values;
  const label = plannedCost === undefined ? '–' : dollarsBriefly(plannedCost);
  return (
    <UntilPressed face={label} opens="dialog">
      {() => (
        <Popover label={label} {...LOOK} isOpenAtFirst>
          {(close) => (
            <CostChoice
              cost={plannedCost}
              onChoose={(cost) => {
                close();
                void writes.change([row.action], { plannedCost: cost });
              }}
            />
          )}
        </Popover>
      )}
    </UntilPressed>
  );
}

function CostChoice({
  cost,
  onChoose,
}: {
  readonly cost: number | undefined;
  readonly onChoose: (cost: number | null) => void;
}) {
  const [typed, setTyped] = useState(cost === undefined ? '' : String(cost));
  const read = typed.trim() === '' ? null : readNumberText(typed);
  const isWrong = read !== null && (typeof read !== 'number' || read < 0);
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onChoose(typeof read === 'number' ? read : null);
      }}
    >
      <NumberField
        label="Planned cost"
        unit="$"
        value={typed}
        onChange={setTyped}
        error={isWrong ? 'Write a figure of dollars, not below 0' : undefined}
      />
      <div className={styles.choiceActs}>
        <Button size="small" variant="primary" type="submit" disabled={isWrong}>
          Set
        </Button>
      </div>
    </form>
  );
}
