import { isImageType } from '@tussock/domain';
import type { BookRow } from './book-content.ts';

/** Maximum number of pictures in a book; the newest are used. */
export const MOST_PICTURES = 120;

/** Lists the pictures of a plan's evidence, newest first. */
function evidencePictures(rows: readonly BookRow[]): readonly string[] {
  const images = new Set(
    rows.flatMap(({ id, entity, made }) =>
      entity === 'file' && isImageType(String(made['contentType'])) ? [id] : [],
    ),
  );
  const shown = rows
    .filter(({ entity }) => entity === 'evidence')
    .toSorted((one, other) => String(other.made['createdAt']).localeCompare(String(one.made['createdAt'])))
    .flatMap(({ values }) => (values['files'] ?? []) as readonly string[]); // the record's own shape
  return [...new Set(shown)].filter((id) => images.has(id));
}

/** Lists the files that the plan book shows as pictures: those of its evidence, newest first. */
export const bookPictures = (rows: readonly BookRow[]): readonly string[] =>
  evidencePictures(rows).slice(0, MOST_PICTURES);

/** Counts the pictures of a plan's evidence that are too old for the maximum of its book. */
export const countPicturesLeftOut = (rows: readonly BookRow[]): number =>
  Math.max(0, evidencePictures(rows).length - MOST_PICTURES);
