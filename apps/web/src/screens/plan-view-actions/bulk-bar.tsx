import { dollarsBriefly, reminderWords, formatActionState, sumOf, type ActionState } from '@tussock/domain';
import { Button, Menu, Popover, SelectionBar } from '@tussock/ui';
import { useState } from 'react';
import { useMarkDone, type ActionWrites, type Person } from '../../activities/write-actions/index.ts';
import { DayChoice } from './cell-editors.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import type { RegisterRow } from './register-rows.ts';

interface BulkBarProps {
  readonly planId: string;
  readonly rows: readonly RegisterRow[];
  readonly people: readonly Person[];
  readonly writes: ActionWrites;
  readonly onClear: () => void;
}

const states: readonly ActionState[] = [
  'proposed',
  'agreed',
  'inProgress',
  'done',
  'notApplicable',
  'cancelled',
];

/** Actions on all selected rows at once: one write, undone by one step. */
export function BulkBar({ planId, rows, people, writes, onClear }: BulkBarProps) {
  const { markDone, question } = useMarkDone(writes);
  const [isReminding, setIsReminding] = useState(false);
  const actions = rows.map(({ action }) => action);
  const moveTo = (state: ActionState): void => {
    if (state === 'done') markDone(rows.map(({ action, proofs }) => ({ action, hasEvidence: proofs > 0 })));
    else void writes.change(actions, { state });
  };
  return (
    <>
      <SelectionBar
        label="Chosen actions"
        words={
          <>
            <strong>{rows.length} chosen</strong> {dollarsBriefly(sumOf(rows.map(({ planned }) => planned)))}{' '}
            planned
          </>
        }
      >
        <Popover label="Move due date" placement="top">
          {(close) => (
            <DayChoice
              day={null}
              onChoose={(dueOn) => {
                close();
                void writes.change(actions, { dueOn, dueSeason: null, dueYear: null });
              }}
            />
          )}
        </Popover>
        <Menu
          label="Give to…"
          placement="top"
          groups={[
            {
              actions: [
                ...people.map(({ id, name }) => ({
                  id,
                  label: name,
                  onAction: () => void writes.change(actions, { responsibleId: id, responsibleName: name }),
                })),
                {
                  id: 'nobody',
                  label: 'Nobody',
                  onAction: () => void writes.change(actions, { responsibleId: null, responsibleName: null }),
                },
              ],
            },
          ]}
        />
        <Menu
          label="Set state…"
          placement="top"
          groups={[
            {
              actions: states.map((state) => ({
                id: state,
                label: formatActionState(state),
                onAction: () => moveTo(state),
              })),
            },
          ]}
        />
        <Button onClick={() => setIsReminding(true)}>{reminderWords.byHand.remind}</Button>
        <Button onClick={onClear}>Clear</Button>
      </SelectionBar>
      {isReminding && (
        <RemindDialog
          planId={planId}
          actionIds={actions.map(({ id }) => id)}
          onClose={() => setIsReminding(false)}
        />
      )}
      {question}
    </>
  );
}
