import type { Field } from '../kind/field.ts';
import { codecOf } from './codec-of.ts';

/** What a form holds where a field has no value: '' for what is typed, chosen or ticked, or an empty list. */
export const blankValue = (field: Field): unknown => codecOf(field).blank;
