import type { RecordRules } from './overlay-pending.ts';
import type { RecordStore } from './store.ts';
import type { RecordHead, RecordRow } from './stored.ts';

/** Services that a local record needs: it knows no network, no clock and no page. */
export interface EngineServices {
  readonly store: RecordStore;
  readonly rules: RecordRules;
  readonly parse: (bytes: Uint8Array) => readonly RecordRow[];
  readonly write: (rows: readonly RecordRow[]) => Uint8Array;
  /** The version of kinds that this page writes: the server upgrades operations that waited through a release. */
  readonly schema: string;
  readonly newId: () => string;
  readonly now: () => string;
  /** Yields to the page, where it is time for that; called between buckets. */
  readonly rest?: () => Promise<void>;
  /** Whether a first snapshot has taken so long that the rows that are here should be shown. */
  readonly isTimeToShow?: () => boolean;
  /** Notifies other pages of the same store: of the outbox, of rows that came, or of another snapshot. */
  readonly tell?: (news: StoreNews) => void;
}

export interface StoreNews {
  readonly of: 'queue' | 'rows' | 'whole';
  /** Operations that were withdrawn before they were done. */
  readonly withdrawn?: readonly string[];
}

/** A snapshot as it comes: its head, its buckets, and how many rows there must have been. */
export type SnapshotLine =
  | { readonly head: RecordHead }
  | { readonly bucket: number; readonly bytes: Uint8Array; readonly rows: readonly RecordRow[] }
  | { readonly end: { readonly rows: number } };
