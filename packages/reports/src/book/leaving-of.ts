import { bookWords } from '@tussock/domain';
import type { Cell, PlanDocument, Section } from '../document/plan-document.ts';
import type { BookContent } from './book-content.ts';
import { namesOfPeople } from './redact-text.ts';

/** Contents that leave the farm with a document. */
export interface LeavingDocument {
  /** Headings of its parts, in their order. */
  readonly sections: readonly string[];
  readonly maps: number;
  readonly photos: number;
  /** People known to the plan who are named anywhere in it. */
  readonly people: readonly string[];
  /** Names of the documents it lists; the documents themselves are not included. */
  readonly documents: readonly string[];
}

/** Heading under which a section is counted: all maps together are one part. */
const partOf = ({ title, blocks }: Section): string =>
  blocks.some(({ type }) => type === 'map') ? bookWords.parts.maps : title;

const textOf = (cell: Cell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''));

/** Lists what leaves the farm with a document, read from the document itself. `photos` are its available pictures. */
export function leavingOf(
  document: PlanDocument,
  content: Pick<BookContent, 'rows' | 'people' | 'ownerName'>,
  photos: ReadonlySet<string>,
): LeavingDocument {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const shown = blocks.flatMap((block) =>
    block.type === 'pictures' ? block.pictures.map(({ fileId }) => fileId) : [],
  );
  const whole = JSON.stringify(document);
  return {
    sections: [...new Set(document.sections.filter(({ level }) => level === 1).map(partOf))],
    maps: blocks.filter(({ type }) => type === 'map').length,
    photos: new Set(shown.filter((id) => photos.has(id))).size,
    people: namesOfPeople(content)
      .filter((name) => whole.includes(JSON.stringify(name).slice(1, -1)))
      .toSorted((one, other) => one.localeCompare(other, 'en-NZ')),
    documents: blocks.flatMap((block) =>
      block.type === 'table' && block.label === bookWords.parts.documents
        ? block.rows.map(([name]) => textOf(name))
        : [],
    ),
  };
}
