import { columnUses } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, uuid } from './common.ts';

const LONGEST_HEADING = 200;
const MOST_COLUMNS = 500;

const heading = z.string().check(z.maxLength(LONGEST_HEADING));
const use = z
  .string()
  .check(z.refine((id) => columnUses.some((one) => one.id === id), 'There is no such use of a column'));

/** Rules for reading a laboratory's file: its headings, the chosen use of each, and its date format. */
export const laboratoryColumnsContent = {
  headings: z.array(heading).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  /** Chosen use by heading in lower case. */
  matching: z.optional(z.record(heading, use)),
  dateOrder: z.optional(z.enum(['dayFirst', 'monthFirst'])),
};

export const laboratoryColumns = z.object({ _id: uuid, ...laboratoryColumnsContent, saidAt: isoTime });
export type LaboratoryColumnsReply = z.infer<typeof laboratoryColumns>;
