/** A document ready to be typeset: a Typst template and the files it reads, by name. */
export interface TypesetDocument {
  readonly main: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

export interface PdfRenderer {
  /** A tagged PDF (PDF/UA-1). @throws when the document is not right or takes too long */
  render(document: TypesetDocument, at: Date): Promise<Uint8Array>;
  close(): Promise<void>;
}
