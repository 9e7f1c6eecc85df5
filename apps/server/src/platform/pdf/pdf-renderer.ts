/** A document ready to be typeset: a Typst template and the files it reads, by name. */
export interface TypesetDocument {
  readonly main: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** A document that is still to be made, by one of the makers of `documents.ts`. What goes there is copied, so texts are best. */
export interface DocumentOrder {
  readonly maker: string;
  readonly content: unknown;
}

type DocumentMaker = (content: unknown) => TypesetDocument | Promise<TypesetDocument>;
export type DocumentMakers = Readonly<Record<string, DocumentMaker>>;

/** Who asks, and until when they wait. */
export interface Asking {
  readonly ownerId?: string;
  readonly signal?: AbortSignal;
}

type Render = (order: TypesetDocument | DocumentOrder, at: Date) => Promise<Uint8Array>;

export interface PdfRenderer {
  /**
   * Has the process started and a first document made ahead of whoever asks for one: reading what makes documents takes as long as a small
   * one itself. A fault is left for that document to show.
   */
  warm(order: DocumentOrder): Promise<void>;
  /**
   * A tagged PDF (PDF/UA-1), made and typeset in a process of its own, one after another: of several people each has one in turn.
   *
   * @throws AppError busy when too many wait or the server stops; any other error when the document is not right or takes too long
   */
  render(order: TypesetDocument | DocumentOrder, at: Date, asking?: Asking): Promise<Uint8Array>;
  /**
   * The same for a document whose content is read when its turn comes.
   *
   * @throws as `render`
   */
  inTurn<T>(asking: Asking, work: (render: Render) => Promise<T>): Promise<T>;
  /** Refuses what waits; what is at hand goes on. */
  refuseWaiting(): void;
  close(): Promise<void>;
}
