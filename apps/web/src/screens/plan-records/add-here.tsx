import {
  lastApplication,
  latestWords,
  logWords,
  positionRefusals,
  positionWords,
  type LogEvent,
} from '@tussock/domain';
import { Button, buttonClasses, Icon, Panel } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { AsLastTime } from '../../activities/as-last-time/index.ts';
import { askForPosition } from '../../device/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useAllRows } from '../../sync/index.ts';
import { newEventRoute } from '../plan-edit-log/route.ts';
import { newApplicationRoute } from '../plan-edit-fertiliser/route.ts';
import { NEW_SOIL_TEST, soilTestRoute } from '../plan-edit-soil-test/route.ts';
import styles from './records-screen.module.css';
import { usePaddockHere } from './use-paddock-here.ts';

interface AddHereProps {
  readonly planId: string;
  /** Whether there is a line that soil can be sampled on. */
  readonly hasTransects: boolean;
  /** Sorts of events that can be recorded in logs of features. */
  readonly events: readonly LogEvent[];
}

/** Adding a record today in the paddock one stands in: from the start, or as last time. */
export function AddHere({ planId, hasTransects, events }: AddHereProps) {
  const here = usePaddockHere(planId);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const paddock = here.possible.find(({ id }) => id === chosenId) ?? here.sure;
  const rows = useAllRows();
  const last = useMemo(() => lastApplication(rows, paddock?.id), [rows, paddock?.id]);
  const at = { to: 'records', ...(paddock ? { paddock: paddock.id } : {}) } as const;
  return (
    <Panel title={latestWords.title}>
      <div className={styles.add}>
        <Where {...here} chosen={paddock} onChoose={setChosenId} />
        {last && (
          <AsLastTime
            last={last}
            isElsewhere={paddock !== null}
            to={newApplicationRoute.at({ planId }, { ...at, like: last.id })}
          />
        )}
        <div className={styles.acts}>
          <RouteLink to={newApplicationRoute.at({ planId }, at)} {...buttonClasses({ variant: 'primary' })}>
            <Icon name="plus" />
            {latestWords.fertiliser}
          </RouteLink>
          {events.map((event) => (
            <RouteLink
              key={event}
              to={newEventRoute.at({ planId, event }, paddock ? { paddock: paddock.id } : {})}
              {...buttonClasses({})}
            >
              {logWords[event].add}
            </RouteLink>
          ))}
          {hasTransects && (
            <RouteLink
              to={soilTestRoute.at({ planId, soilTestId: NEW_SOIL_TEST }, { to: 'records' })}
              {...buttonClasses({})}
            >
              {latestWords.soilTest}
            </RouteLink>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** Of the paddocks around a poor position; the form has them all. */
const MOST_ASKED = 6;

interface WhereProps extends ReturnType<typeof usePaddockHere> {
  readonly chosen: { readonly id: string; readonly name: string } | null;
  readonly onChoose: (id: string) => void;
}

/** The paddock one stands in; where that is not certain, which of those around it. */
function Where({ position, fix, sure, possible, chosen, onChoose }: WhereProps) {
  if (!position.isAsked || position.refusal)
    return (
      <>
        {position.refusal && <p role="alert">{positionRefusals[position.refusal]}</p>}
        <div>
          <Button icon="crosshair" onClick={askForPosition}>
            {latestWords.whereAmI}
          </Button>
        </div>
      </>
    );
  if (!fix) return <p role="status">{positionWords.finding}</p>;
  if (sure && chosen?.id === sure.id)
    return (
      <p role="status">
        <strong>{latestWords.here(sure.name)}</strong>, {positionWords.within(fix.accuracyMetres)}
      </p>
    );
  if (possible.length === 0) return <p role="status">{latestWords.nowhere}</p>;
  return (
    <>
      <p role="status">
        {chosen ? <strong>{latestWords.chosen(chosen.name)}</strong> : latestWords.which(fix.accuracyMetres)}
      </p>
      <div className={styles.chips} role="group" aria-label={latestWords.whichLabel}>
        {possible.slice(0, MOST_ASKED).map(({ id, name }) => (
          <Button key={id} aria-pressed={id === chosen?.id} onClick={() => onChoose(id)}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
