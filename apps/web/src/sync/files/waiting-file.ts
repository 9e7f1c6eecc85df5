import type { KeptFile } from '@tussock/sync';

/** A photo or a document that waits on this device until it is on the server. */
export interface WaitingFile extends KeptFile {
  readonly blob: Blob;
  readonly sha256?: string;
  readonly type: string;
  readonly name: string;
  readonly purpose: 'photo' | 'document';
  /** When it was taken, as the camera says; and where, when whoever took it wants that kept. */
  readonly takenAt?: string;
  /** When it was chosen, by the clock of this device. */
  readonly doneAt?: string;
  readonly keepsPlace: boolean;
  /** The words under it, where they were written before it was sent. */
  readonly caption?: string;
  /** The browser cannot give it out any more: nothing but its id is left. Never kept, always found. */
  readonly isLost?: true;
}

/** What may be written of a file while it waits. */
export type SaidOfFile = Pick<WaitingFile, 'caption'>;
