import type { Field } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';

/** What stands below a field of a form and may set it, given the shape that the form is about. */
export interface BelowFieldProps {
  readonly path: string;
  readonly field: Field;
  readonly geometry: Geometry | null;
}
