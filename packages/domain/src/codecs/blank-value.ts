import type { Field } from '../kind/field.ts';
import { codecOf } from './codec-of.ts';

/** Form value of an empty field: '' for a typed, chosen or ticked value, or an empty list. */
export const blankValue = (field: Field): unknown => codecOf(field).blank;
