import type { Services } from '../../services.ts';
import type { TypesetDocument } from '../pdf/pdf-renderer.ts';
import type { FileStore } from '../files/file-store.ts';

/** Long work as it was asked for. */
export interface TaskOrder {
  readonly id: string;
  readonly planId: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  /** As its own call checked them when it was asked. */
  readonly settings: unknown;
}

/** What is to be made, as plain data: it is copied into the process that makes it. */
export interface PreparedTask {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: unknown;
}

/** What was made: it lies in the file store under `key`. */
export interface MadeFile {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** One sort of long work, in the server: reading what it needs, and what follows when it is made. */
export interface TaskKind {
  /** @throws AppError where it cannot be made; whoever asked is told its sentence */
  readonly prepare: (services: Services, order: TaskOrder) => Promise<PreparedTask>;
  /** Bears being called twice for one task. */
  readonly whenMade?: (
    services: Services,
    order: TaskOrder,
    file: MadeFile,
    content: unknown,
  ) => Promise<void>;
}

/** What the process that makes something is given beside the content. */
export interface MakerTools {
  /** Where the file that is made is to be written, on this machine's disk. */
  readonly path: string;
  readonly files: Pick<FileStore, 'read' | 'stream' | 'write'>;
  /** Says what is at hand and how much of the whole is done. */
  readonly say: (step: string, done: number, total: number) => void;
  /** A tagged PDF of a document. @throws where it is not right */
  readonly typeset: (document: TypesetDocument, at: Date) => Promise<Uint8Array>;
}

/** Makes one sort of file from its prepared content, in a process that can be ended. */
export type Maker = (content: unknown, tools: MakerTools) => Promise<void>;
