import type { FoundDocuments } from './document-rows.ts';
import type { DocumentsSearch } from './documents-search.ts';

/** What the parts of the screen are handed. */
export interface SharedProps {
  readonly planId: string;
  readonly list: FoundDocuments;
  readonly search: DocumentsSearch;
  readonly change: (part: { readonly [K in keyof DocumentsSearch]?: DocumentsSearch[K] | undefined }) => void;
  readonly isEditing: boolean;
}
