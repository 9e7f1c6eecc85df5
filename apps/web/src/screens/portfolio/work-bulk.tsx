import type { WorkFigures, WorkRow } from '@tussock/contract';
import {
  boardWords,
  bulkStates,
  dayWithMonth,
  dollarsBriefly,
  formatActionState,
  isUuid,
  sumOf,
} from '@tussock/domain';
import { Button, DateField, Menu, Popover, SelectionBar } from '@tussock/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { currentUserStore } from '../../session/current-user.ts';
import { BulkDialog, type WantedChange } from './bulk-dialog.tsx';

interface WorkBulkProps {
  readonly rows: readonly WorkRow[];
  /** People who have been given actions; they are offered for others. */
  readonly people: WorkFigures['facets']['person'];
  readonly onClear: () => void;
}

const words = boardWords.bulk;

const givenTo = (responsibleId: string | null, name: string): WantedChange => ({
  words: words.givenTo(name),
  change: { responsibleId },
  isSame: (row) =>
    row.responsibleId === responsibleId && (responsibleId !== null || row.responsibleName === null),
});

/** A change, and the actions that were chosen for it: what it does to them may take them out of the list behind it. */
interface Asked {
  readonly wanted: WantedChange;
  readonly rows: readonly WorkRow[];
}

/** Changes of all chosen actions at once: another person, another day, another state. */
export function WorkBulk({ rows, people, onClear }: WorkBulkProps) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (wanted: WantedChange): void => setAsked({ wanted, rows });
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar
          label={words.label}
          words={
            <>
              <strong>{words.chosen(rows.length)}</strong>{' '}
              {boardWords.planned(dollarsBriefly(sumOf(rows.map(({ plannedCost }) => plannedCost ?? 0))))}
            </>
          }
        >
          <GiveTo people={people} onAsk={ask} />
          <DueOn onAsk={ask} />
          <Menu
            label={words.state}
            placement="top"
            groups={[
              {
                actions: bulkStates.map((state) => ({
                  id: state,
                  label: formatActionState(state),
                  onAction: () =>
                    ask({
                      words: words.inState(formatActionState(state)),
                      change: { state },
                      isSame: (row) => row.state === state,
                    }),
                })),
              },
            ]}
          />
          <Button onClick={onClear}>{words.clear}</Button>
        </SelectionBar>
      )}
      {asked && <BulkDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface AskProps {
  readonly onAsk: (wanted: WantedChange) => void;
}

/** Menu of the people who may be given actions. */
function GiveTo({ people, onAsk }: AskProps & Pick<WorkBulkProps, 'people'>) {
  const user = useStore(currentUserStore, (state) => state.user);
  const others = people.filter(({ value }) => isUuid(value) && value !== user?._id);
  const actionOf = (id: string, name: string, label = name) => ({
    id,
    label,
    onAction: () => onAsk(givenTo(id, name)),
  });
  return (
    <Menu
      label={words.give}
      placement="top"
      groups={[
        {
          actions: [
            ...(user ? [actionOf(user._id, user.name, words.toMe)] : []),
            ...others.map(({ value, label }) => actionOf(value, label)),
            {
              id: 'nobody',
              label: boardWords.nobody,
              onAction: () => onAsk(givenTo(null, boardWords.nobody)),
            },
          ],
        },
      ]}
    />
  );
}

/** Choice of another due day. */
function DueOn({ onAsk }: AskProps) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <Popover label={words.date} placement="top">
      {(close) => (
        <>
          <DateField label="Due" value={day} onChange={setDay} />
          <Button
            variant="primary"
            disabled={day === null}
            onClick={() => {
              if (day === null) return;
              close();
              onAsk({
                words: words.dueOn(dayWithMonth(day)),
                change: { dueOn: day },
                isSame: ({ dueDay }) => dueDay === day,
              });
            }}
          >
            {words.date}
          </Button>
        </>
      )}
    </Popover>
  );
}
