import { MOST_FILES } from '../files/file-rules.ts';
import type { Fields, TextField } from '../kind/field.ts';
import { existingAnswers } from '../options/actions.ts';
import type { Section } from './define-section.ts';
import { catalogues } from './registry.ts';

const all: readonly Section[] = catalogues.all().flatMap(({ sections }) => sections);

/** Lists the categories of a section, in the order of its outcomes. */
export const categoriesOf = ({ subOutcomes }: Pick<Section, 'subOutcomes'>): readonly string[] => [
  ...new Set(subOutcomes.map(({ category }) => category)),
];

/** Formats a key of the catalogue for display: 'stockExclusion' → 'Stock exclusion'. */
export const sayCategory = (key: string): string => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Key of a category's notes among the values of its section. Each category has its own, so that two people can write two of them. */
export const noteKeyOf = (category: string): string => `notes_${category}`;

const noteFields: Readonly<Record<string, TextField>> = Object.fromEntries(
  all
    .flatMap(categoriesOf)
    .map((category) => [
      noteKeyOf(category),
      { type: 'longText', label: `Notes on ${sayCategory(category).toLowerCase()}`, maxLength: 4000 },
    ]),
);

/** Fields of a section's answers. */
export const sectionFields = {
  applicable: { type: 'boolean', label: 'Applies to this farm' },
  reason: { type: 'longText', label: 'Why it does not apply', maxLength: 1000 },
  ...noteFields,
} as const satisfies Fields;

/** Fields of a sub-outcome's answers. */
export const subOutcomeFields = {
  existing: { type: 'enum', label: 'Reached already', options: existingAnswers },
  reason: { type: 'longText', label: 'Why it does not apply', maxLength: 1000 },
  notes: { type: 'longText', label: 'Notes', maxLength: 4000 },
  documents: { type: 'documents', label: 'Documents', maxFiles: MOST_FILES },
} as const satisfies Fields;

/** Values of answers besides their fields: the section or sub-outcome they belong to. */
export const sectionLinks = { sectionKey: 'Section' } as const;
export const subOutcomeLinks = { outcomeKey: 'Outcome' } as const;
