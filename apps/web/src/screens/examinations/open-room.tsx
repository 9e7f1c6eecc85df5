import { useSuspenseQuery } from '@tanstack/react-query';
import { readExaminedVersion, type ExaminationRoom } from '@tussock/contract';
import { checklistOf, programmes, type StateRow } from '@tussock/domain';
import { useMemo } from 'react';
import { reading } from '../../session/client.ts';
import { ItemList } from './item-list.tsx';
import { ItemView } from './item-view.tsx';
import { Overview } from './overview.tsx';
import styles from './room-screen.module.css';
import type { RoomSearch } from './room-search.ts';

/** The room once it is open: the checklist at the left, one item or the overview beside it. */
export function OpenRoom({ room, search }: { readonly room: ExaminationRoom; readonly search: RoomSearch }) {
  const { planId, _id: id } = room;
  const { data } = useSuspenseQuery({
    ...reading(readExaminedVersion, { params: { planId, id } }),
    // A frozen version stays as it is.
    staleTime: Infinity,
  });
  const rows = data.rows as readonly StateRow[]; // the frozen rows, by their declarations
  const items = useMemo(
    () => checklistOf(programmes[room.programme].of(room.programmeVersion), room.kind, rows),
    [room.programme, room.programmeVersion, room.kind, rows],
  );
  const place = items.findIndex(({ key }) => key === search.item);
  const item = items[place];
  return (
    <div className={styles.room} data-open={item ? 'item' : 'overview'}>
      <ItemList room={room} items={items} open={item?.key} />
      {item ? (
        <ItemView key={item.key} room={room} items={items} place={place} item={item} rows={rows} />
      ) : (
        <Overview room={room} items={items} rows={rows} />
      )}
    </div>
  );
}
