import type { Field } from '@tussock/domain';

/** What stands below a field of a form and may set it. */
export interface FieldExtraProps {
  readonly path: string;
  readonly field: Field;
}
