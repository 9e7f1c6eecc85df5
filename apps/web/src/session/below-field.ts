import type { Field } from '@tussock/domain';

/** What stands below a field of a form and may set it. */
export interface BelowFieldProps {
  readonly path: string;
  readonly field: Field;
}
