import { MOST_FILES } from '../files/file-rules.ts';
import type { Fields, TextField } from '../kind/field.ts';
import { existingAnswers } from '../options/actions.ts';
import type { Section } from './define-section.ts';
import { catalogues } from './registry.ts';

const all: readonly Section[] = catalogues.all().flatMap(({ sections }) => sections);

/** The categories of a section, in the order of its outcomes. */
export const categoriesOf = ({ subOutcomes }: Pick<Section, 'subOutcomes'>): readonly string[] => [
  ...new Set(subOutcomes.map(({ category }) => category)),
];

/** A key of the catalogue as people read it: 'stockExclusion' → 'Stock exclusion'. */
export const sayCategory = (key: string): string => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Where the notes on a category stand among the values of its section: each by itself, so that two people may write two of them. */
export const noteKeyOf = (category: string): string => `notes_${category}`;

const noteFields: Readonly<Record<string, TextField>> = Object.fromEntries(
  all
    .flatMap(categoriesOf)
    .map((category) => [
      noteKeyOf(category),
      { type: 'longText', label: `Notes on ${sayCategory(category).toLowerCase()}`, maxLength: 4000 },
    ]),
);

/** What people answer of a section. */
export const sectionFields = {
  applicable: { type: 'boolean', label: 'Applies to this farm' },
  reason: { type: 'longText', label: 'Why it does not apply', maxLength: 1000 },
  ...noteFields,
} as const satisfies Fields;

/** What people answer of a sub-outcome. */
export const subOutcomeFields = {
  existing: { type: 'enum', label: 'Reached already', options: existingAnswers },
  reason: { type: 'longText', label: 'Why it does not apply', maxLength: 1000 },
  notes: { type: 'longText', label: 'Notes', maxLength: 4000 },
  documents: { type: 'documents', label: 'Documents', maxFiles: MOST_FILES },
} as const satisfies Fields;

/** Values beside these: what they are answers to. */
export const sectionLinks = { sectionKey: 'Section' } as const;
export const subOutcomeLinks = { outcomeKey: 'Outcome' } as const;
