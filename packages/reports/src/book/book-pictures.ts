import { isImageType } from '@tussock/domain';
import type { BookRow } from './book-content.ts';

/** A book shows no more pictures than this: the newest. */
export const MOST_PICTURES = 120;

/** The pictures of a plan's evidence, the newest first. */
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

/** The files of a plan that its book shows as pictures: those of its evidence, the newest first. */
export const bookPictures = (rows: readonly BookRow[]): readonly string[] =>
  evidencePictures(rows).slice(0, MOST_PICTURES);

/** How many pictures of a plan's evidence are older than those that its book shows. */
export const countPicturesLeftOut = (rows: readonly BookRow[]): number =>
  Math.max(0, evidencePictures(rows).length - MOST_PICTURES);
