import { MOST_FILES } from '../files/file-rules.ts';
import { defineOptions } from '../kind/options.ts';

/** Statuses of a feature; a plan distinguishes existing from planned ones. */
export const featureStatuses = defineOptions([
  { key: 'existing', label: 'Existing' },
  { key: 'planned', label: 'Planned' },
  { key: 'removed', label: 'Removed' },
]);

export const nameField = {
  type: 'text',
  label: 'Name',
  required: true,
  maxLength: 60,
  help: 'Short name shown on the map',
} as const;

/** Fields that every kind has. A kind spreads them around its own. */
export const commonFields = {
  name: nameField,
  status: {
    type: 'enum',
    label: 'Status',
    required: true,
    options: featureStatuses,
    default: 'existing',
    help: 'Built now, planned, or gone',
  },
  notes: {
    type: 'longText',
    label: 'Notes',
    maxLength: 2000,
    help: 'Anything the next reader needs',
  },
  photos: {
    type: 'photos',
    label: 'Photos',
    maxFiles: MOST_FILES,
    help: 'What it looks like now',
  },
  documents: {
    type: 'documents',
    label: 'Documents',
    maxFiles: MOST_FILES,
    help: 'Consents, invoices, test sheets',
  },
} as const;
