import type { Field } from '@tussock/domain';

/** Props of a component below a form field that may set its value. */
export interface FieldExtraProps {
  readonly path: string;
  readonly field: Field;
}
