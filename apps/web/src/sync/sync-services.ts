import type { RecordRow } from '@tussock/contract';
import type { RecordNetwork, RecordRules } from '@tussock/sync';
import type { Listen } from './adapters/catch-up-loop.ts';
import type { SendFile } from './files/file-queue.ts';

/** Services that the sync of a plan needs of its page. */
export interface SyncServices {
  readonly planId: string;
  readonly userId: string;
  /** False on a shared device, and while the plan is seen as another role: memory alone. */
  readonly isKept: boolean;
  readonly network: RecordNetwork;
  readonly listen: Listen;
  readonly rules: RecordRules;
  readonly parse: (bytes: Uint8Array) => readonly RecordRow[];
  readonly write: (rows: readonly RecordRow[]) => Uint8Array;
  /** Sends a file to the server. */
  readonly files?: SendFile;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly openChannel?: ((name: string) => BroadcastChannel) | undefined;
  /** A person may see or do other things on the plan than before. */
  readonly rightsChanged?: () => void;
  /** The right to the plan is gone, and with it the rows on this device. */
  readonly withdrawn?: () => void;
  /** All writes that an earlier page left were sent, and none refused. */
  readonly allSent?: (count: number) => void;
}
