import type { readRecordHistory, ReplyOf } from '@tussock/contract';
import { dayInNewZealand, findEntity, nameOrder } from '@tussock/domain';
import { DateField, Select } from '@tussock/ui';
import { useState } from 'react';
import styles from './history-list.module.css';

/** Filter of the history. */
export interface HistoryWish {
  readonly personId?: string;
  readonly entity?: string;
  readonly day?: string;
}

/** Choices of the filter. */
export type HistoryChoices = Pick<ReplyOf<typeof readRecordHistory>, 'people' | 'entities'>;

/** Sets one part of the filter; removes it for null. */
const wishing = (wish: HistoryWish, part: keyof HistoryWish, value: string | null): HistoryWish => {
  const { [part]: _was, ...rest } = wish;
  return value === null ? rest : { ...rest, [part]: value };
};

/** Filter of the history by person, sort of thing, and day. */
export function HistoryFilter({
  of: { people, entities },
  wish,
  onWish,
}: {
  readonly of: HistoryChoices;
  readonly wish: HistoryWish;
  readonly onWish: (wish: HistoryWish) => void;
}) {
  const [today] = useState(() => dayInNewZealand(new Date()));
  return (
    <div className={styles.filter} role="group" aria-label="Which changes are shown">
      <Select
        id="history-person"
        label="Person"
        placeholder="Anybody"
        clearLabel="Anybody"
        options={people.map(({ _id, name }) => ({ id: _id, label: name }))}
        value={wish.personId ?? null}
        onChange={(value) => onWish(wishing(wish, 'personId', value))}
      />
      <Select
        id="history-entity"
        label="Type"
        placeholder="Anything"
        clearLabel="Anything"
        options={entities
          .map((entity) => ({ id: entity, label: findEntity(entity)?.names.singular ?? entity }))
          .toSorted((one, other) => nameOrder.compare(one.label, other.label))}
        value={wish.entity ?? null}
        onChange={(value) => onWish(wishing(wish, 'entity', value))}
      />
      <DateField
        label="Day"
        value={wish.day ?? null}
        onChange={(value) => onWish(wishing(wish, 'day', value))}
        max={today}
      />
    </div>
  );
}
