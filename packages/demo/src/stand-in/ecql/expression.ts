import type { Bounds, Shape } from '../layers/shapes.ts';

export type Literal = string | number | boolean;
export type Comparison = '=' | '<>' | '<' | '>' | '<=' | '>=';

/** A parsed ECQL filter. Shapes are already [longitude, latitude]. */
export type Expression =
  | { kind: 'and'; left: Expression; right: Expression }
  | { kind: 'or'; left: Expression; right: Expression }
  | { kind: 'not'; inner: Expression }
  | { kind: 'compare'; property: string; operator: Comparison; value: Literal }
  | { kind: 'in'; property: string; values: Literal[] }
  | { kind: 'like'; property: string; pattern: string; ignoreCase: boolean }
  | { kind: 'null'; property: string }
  | { kind: 'intersects'; property: string; shape: Shape; bounds: Bounds };

/** A filter that cannot be read or does not fit its layer; answered with an exception report. */
export class EcqlError extends Error {}
