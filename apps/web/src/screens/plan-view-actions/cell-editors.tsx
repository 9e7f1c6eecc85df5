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

/** What an action is moved to with one press; what is done is verified on its own page, where its evidence is seen. */
const nextStates: readonly ActionState[] = [
  'proposed',
  'agreed',
  'inProgress',
  'done',
  'notApplicable',
  'cancelled',
];

/** How what is pressed in a cell looks. */
const LOOK = { isQuiet: true, size: 'small' } as const;

/**
 * A cell that can be changed: a plain button until it is pressed, and what it opens from then on. Four menus and panels in each row cost more
 * than all else in it while the list is scrolled.
 */
function UntilPressed({
  label,
  face,
  opens,
  children,
}: {
  /** Its name where it shows no words. */
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

/** The state of an action, and what it can become. */
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

/** Who does it, and who else may. */
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

/** When it is due, and another day for it. */
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

/** A day to be chosen; the years are those that actions may be due in. */
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

/** What it is planned to cost, and another figure for it. */
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
