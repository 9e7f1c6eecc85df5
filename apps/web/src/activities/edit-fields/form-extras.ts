import { createContext, type ComponentType } from 'react';
import type { FieldExtraProps } from '../../session/field-extra.ts';
import type { InputProps } from '../../session/input-props.ts';

/** Path of a row in the form: `fertiliser_application_product.2`. */
export interface RowPlace {
  readonly path: string;
}

/** Name of a field for extras, without row numbers: `consents.documents` in whatever row. */
export const withoutRows = (path: string): string => path.replaceAll(/\.\d+\./g, '.');

/** Additions of a form to its declared fields. They render within the form and may read and set its values. */
export interface FormExtras {
  /** Inputs that replace the usual one of a field; for fields in rows as `propertyOwnerships.titleReferences`. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** Components that replace whole fields with their labels; they set the values themselves. */
  readonly blocks?: Readonly<Record<string, ComponentType>>;
  /** Notes below a field, from its value. */
  readonly notes?: Readonly<Record<string, (value: unknown) => string | undefined>>;
  /** Components below given fields. */
  readonly belows?: Readonly<Record<string, ComponentType<FieldExtraProps>>>;
  /** Component below each field that may have a value known from the ground. */
  readonly Below?: ComponentType<FieldExtraProps>;
  /** Components above and below the fields of each row of a list. */
  readonly rowTops?: Readonly<Record<string, ComponentType<RowPlace>>>;
  readonly rowFoots?: Readonly<Record<string, ComponentType<RowPlace>>>;
}

export const FormExtrasContext = createContext<FormExtras>({});
