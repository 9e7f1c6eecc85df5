import { createContext, type ComponentType } from 'react';
import type { FieldExtraProps } from '../../session/field-extra.ts';
import type { InputProps } from '../../session/input-props.ts';

/** Where a row stands in the form: `fertiliser_application_product.2`. */
export interface RowPlace {
  readonly path: string;
}

/** What a field of a form is called by those who add something to it: `consents.documents` in whatever row. */
export const withoutRows = (path: string): string => path.replaceAll(/\.\d+\./g, '.');

/** What a form has beside its declared fields. All of it stands within the form and may read and set its values. */
export interface FormExtras {
  /** Inputs of some fields in place of those of their type; those of rows as `propertyOwnerships.titleReferences`. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** What stands in place of some fields, label and all; it sets their values itself. */
  readonly blocks?: Readonly<Record<string, ComponentType>>;
  /** Words below a field, made from its value. */
  readonly notes?: Readonly<Record<string, (value: unknown) => string | undefined>>;
  /** Below some fields. */
  readonly belows?: Readonly<Record<string, ComponentType<FieldExtraProps>>>;
  /** Below each field that the ground can have something for. */
  readonly Below?: ComponentType<FieldExtraProps>;
  /** Above and below the fields of each row of a list. */
  readonly rowTops?: Readonly<Record<string, ComponentType<RowPlace>>>;
  readonly rowFoots?: Readonly<Record<string, ComponentType<RowPlace>>>;
}

export const FormExtrasContext = createContext<FormExtras>({});
