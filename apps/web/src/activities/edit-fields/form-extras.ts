import { createContext, type ComponentType } from 'react';
import type { InputProps } from './input-props.ts';

/** Where a row stands in the form: `fertiliser_application_product.2`. */
export interface RowPlace {
  readonly path: string;
}

/** What a form has beside its declared fields. All of it stands within the form and may read and set its values. */
export interface FormExtras {
  /** Inputs of some fields in place of those of their type. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** What stands in place of some fields, label and all; it sets their values itself. */
  readonly blocks?: Readonly<Record<string, ComponentType>>;
  /** Words below a field, made from its value. */
  readonly notes?: Readonly<Record<string, (value: unknown) => string | undefined>>;
  /** Above and below the fields of each row of a list. */
  readonly rowTops?: Readonly<Record<string, ComponentType<RowPlace>>>;
  readonly rowFoots?: Readonly<Record<string, ComponentType<RowPlace>>>;
}

export const FormExtrasContext = createContext<FormExtras>({});
