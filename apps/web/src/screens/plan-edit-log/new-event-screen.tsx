import {
  checkFields,
  dayWithMonth,
  isLogEvent,
  isThere,
  kindById,
  isKindId,
  kindsByCollection,
  labelOfWrite,
  logFormWords,
  logOf,
  logRows,
  logWords,
  sayEntry,
  startEntry,
  type Attributes,
  type EntryStart,
  type Log,
  type LogEvent,
  type LogPlace,
} from '@tussock/domain';
import { buttonClasses, ErrorPage, Panel, Select } from '@tussock/ui';
import { useMemo } from 'react';
import { FieldsForm, type FeatureChoice } from '../../activities/edit-fields/index.ts';
import { GoneError } from '../../routes/gone-error.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { partOfForm, useAllRows, useRecordSave, useToday } from '../../sync/index.ts';
import { formKeys } from '../../sync/drafts/index.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { recordsRoute } from '../plan-records/route.ts';
import styles from './new-event-screen.module.css';
import { newEventRoute } from './route.ts';

/** A new event in the log of a feature, filled in as the last one there: it is opened and saved in two presses. */
export function NewEventScreen({ planId, params, search }: PlanScreenPropsOf<typeof newEventRoute>) {
  const { event } = params;
  if (!isLogEvent(event))
    throw new GoneError(logFormWords.unknown, logFormWords.unknownHelp, {
      to: recordsRoute.at({ planId }),
      label: recordsRoute.title,
    });
  return <NewEvent planId={planId} event={event} search={search} />;
}

interface NewEventProps extends Pick<PlanScreenPropsOf<typeof newEventRoute>, 'planId' | 'search'> {
  readonly event: LogEvent;
}

function NewEvent({ planId, event, search }: NewEventProps) {
  const words = logWords[event];
  const rows = useAllRows();
  const today = useToday();
  const go = useGo();
  const start = useMemo(
    () => startEntry(rows, { event, today, featureId: search.at, paddockId: search.paddock }),
    [rows, event, today, search.at, search.paddock],
  );
  const { place, places } = start;
  const log = place && logOf(place.kind);
  if (!log)
    return (
      <ErrorPage
        title={logFormWords.none}
        icon="map"
        actions={
          <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
            {logFormWords.draw}
          </RouteLink>
        }
      >
        {logFormWords.noneHelp}
      </ErrorPage>
    );
  return (
    <PlanPage
      title={words.title}
      eyebrow={place.name}
      onClose={() => void go(recordsRoute.at({ planId }))}
      closeLabel="Back without saving"
    >
      <Panel>
        <div className={styles.place}>
          <Select
            label={words.place}
            options={places.map(({ id, name }) => ({ id, label: name }))}
            value={place.id}
            onChange={(at) =>
              void go(newEventRoute.at({ planId, event }, { ...search, ...(at === null ? {} : { at }) }), {
                replace: true,
              })
            }
          />
          {start.last && (
            <p className={styles.last}>
              {logFormWords.sameAs(dayWithMonth(start.last.day), sayEntry(start.last))}
            </p>
          )}
        </div>
        <EventForm key={place.id} planId={planId} start={start} place={place} log={log} />
      </Panel>
    </PlanPage>
  );
}

interface EventFormProps {
  readonly planId: string;
  readonly start: EntryStart;
  readonly place: LogPlace;
  readonly log: Log;
}

function EventForm({ planId, start, place, log }: EventFormProps) {
  const go = useGo();
  const all = useAllRows();
  const { save, question } = useRecordSave();
  const { kind, id, attributes, name } = place;
  const words = logWords[log.event];
  const { row } = log.list;
  const choices = (collection: string): readonly FeatureChoice[] => {
    const offered = kindsByCollection(collection).map((one) => one.id);
    return all.flatMap((other) =>
      isKindId(other.entity) && offered.includes(other.entity) && isThere(other.values)
        ? [{ id: other.id, name: kindById(other.entity).label(other.values) }]
        : [],
    );
  };
  const add = async (entry: Attributes): Promise<void> => {
    const before = logRows(attributes, log);
    const part = partOfForm(
      { entity: kind.id, entityId: id },
      { [log.field]: attributes[log.field] },
      { [log.field]: [...before, entry] },
    );
    if (part)
      await save({
        label: labelOfWrite.updated(kind, name, [log.field]),
        parts: [part],
        toast: words.saved,
      });
    void go(recordsRoute.at({ planId }, { added: id, row: before.length }));
  };
  return (
    <>
      <FieldsForm
        formKey={formKeys.newEvent(planId, id)}
        fields={row}
        sections={[{ title: words.what, fields: Object.keys(row) }]}
        values={start.values}
        check={(values) => checkFields(row, values)}
        refusalsOf={refusalsOf}
        featureChoices={choices}
        onCancel={() => void go(recordsRoute.at({ planId }))}
        saveLabel={words.save}
        onSave={add}
      />
      {question}
    </>
  );
}
