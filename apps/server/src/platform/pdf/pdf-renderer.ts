/** A document ready to be typeset: a Typst template and the files it reads, by name. */
export interface TypesetDocument {
  readonly main: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** A document to be created by one of the makers of `documents.ts`. Its data is copied to the process, so texts are best. */
export interface DocumentOrder {
  readonly maker: string;
  readonly content: unknown;
}

type DocumentMaker = (content: unknown) => TypesetDocument | Promise<TypesetDocument>;
export type DocumentMakers = Readonly<Record<string, DocumentMaker>>;

/** The person who asks, and until when they wait. */
export interface Asking {
  readonly ownerId?: string;
  readonly signal?: AbortSignal;
}

type Render = (order: TypesetDocument | DocumentOrder, at: Date) => Promise<Uint8Array>;

export interface PdfRenderer {
  /**
   * Starts the process and makes a first document ahead of the first request: loading the makers takes as long as making a small document. An error
   * is left for a real document to show.
   */
  warm(order: DocumentOrder): Promise<void>;
  /**
   * Renders a tagged PDF (PDF/UA-1) in a child process, so many at once as is set; people take turns.
   *
   * @throws AppError busy when too many wait or the server stops; any other error when the document is invalid or takes too long
   */
  render(order: TypesetDocument | DocumentOrder, at: Date, asking?: Asking): Promise<Uint8Array>;
  /**
   * Like `render`, for a document whose content is read when its turn comes.
   *
   * @throws as `render`
   */
  inTurn<T>(asking: Asking, work: (render: Render) => Promise<T>): Promise<T>;
  /** Refuses waiting documents; the running one continues. */
  refuseWaiting(): void;
  close(): Promise<void>;
}
