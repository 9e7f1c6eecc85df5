import type { Services } from '../../services.ts';
import type { TypesetDocument } from '../pdf/pdf-renderer.ts';
import type { FileStore } from '../files/file-store.ts';

/** An order of long work. */
export interface TaskOrder {
  readonly id: string;
  readonly planId: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  /** Settings, checked by the call that ordered it. */
  readonly settings: unknown;
}

/** Prepared content as plain data: it is copied into the process that makes the file. */
export interface PreparedTask {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: unknown;
}

/** A finished file, in the file store under `key`. */
export interface MadeFile {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** A sort of long work, on the server's side: how it is prepared, and what follows when it is made. */
export interface TaskKind {
  /** @throws AppError where it cannot be made; its message is shown to the person who ordered it */
  readonly prepare: (services: Services, order: TaskOrder) => Promise<PreparedTask>;
  /** Called when the file is made; must tolerate being called twice for one task. */
  readonly whenMade?: (
    services: Services,
    order: TaskOrder,
    file: MadeFile,
    content: unknown,
  ) => Promise<void>;
}

/** Tools of a maker, beside its content. */
export interface MakerTools {
  /** Path on the local disk for the file. */
  readonly path: string;
  readonly files: Pick<FileStore, 'read' | 'stream' | 'write'>;
  /** Reports the current step and the progress of the whole. */
  readonly say: (step: string, done: number, total: number) => void;
  /** Renders a document as a tagged PDF. @throws where it is invalid */
  readonly typeset: (document: TypesetDocument, at: Date) => Promise<Uint8Array>;
}

/** Makes one sort of file from its prepared content, in a process that can be ended. */
export type Maker = (content: unknown, tools: MakerTools) => Promise<void>;
