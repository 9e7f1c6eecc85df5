import type { RecordRules } from './overlay-pending.ts';
import type { RecordStore } from './store.ts';
import type { RecordHead, RecordRow } from './stored.ts';

/** What a keeper is handed: it knows no network, no clock and no page. */
export interface EngineServices {
  readonly store: RecordStore;
  readonly rules: RecordRules;
  readonly parse: (bytes: Uint8Array) => readonly RecordRow[];
  readonly write: (rows: readonly RecordRow[]) => Uint8Array;
  /** The record's shape that this page writes in: the server brings what waited through a release up to its own. */
  readonly schema: string;
  readonly newId: () => string;
  readonly now: () => string;
  /** Lets others have their turn, where it is time for that: called between buckets. */
  readonly rest?: () => Promise<void>;
  /** Whether rows of a first load have been waited for so long that those that are here are worth a picture; never, where it is left out. */
  readonly isTimeToShow?: () => boolean;
  /** Other pages of the same store should look: at what waits, at rows that came, or at another record altogether. */
  readonly tell?: (news: StoreNews) => void;
}

export interface StoreNews {
  readonly of: 'queue' | 'rows' | 'whole';
  /** Ops that were taken out before they were done. */
  readonly withdrawn?: readonly string[];
}

/** A first load as it comes: its head, its buckets, and how many rows there must have been. */
export type SnapshotLine =
  | { readonly head: RecordHead }
  | { readonly bucket: number; readonly bytes: Uint8Array; readonly rows: readonly RecordRow[] }
  | { readonly end: { readonly rows: number } };
