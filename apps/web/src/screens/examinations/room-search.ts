/** Search of the address of a room. */
export interface RoomSearch {
  /** Key of the open item; without it the overview is open. */
  readonly item?: string;
}

/** Reads the search of a room; an item that is none of its checklist is left to the screen. */
export const readRoomSearch = (search: Record<string, unknown>): RoomSearch =>
  typeof search['item'] === 'string' ? { item: search['item'] } : {};
