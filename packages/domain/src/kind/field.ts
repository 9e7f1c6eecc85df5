import type { Collection } from './kind-extras.ts';
import type { Option, OptionKey } from './options.ts';

interface FieldBase {
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** Key of another field; once that is filled in, this one is required. A stored No counts as filled in. */
  readonly neededWith?: string;
  /** Value that the terrain model can propose for it. */
  readonly fromTerrain?: 'slopeClass' | 'slopeGroup' | 'steepestDegrees';
  /** Map feature to which the distance can be measured. */
  readonly measuredTo?: 'water';
  /** Previous key of the field, still accepted from files and programs. */
  readonly formerKey?: string;
  /** Condition for the field: it is shown and stored only while another field has one of these values. */
  readonly shownWhen?: { readonly field: string; readonly is: readonly (string | boolean)[] };
  /** Personal or stock data: the field is left out of a shared copy that leaves these out. */
  readonly leftOutWith?: 'people' | 'stock';
}

/** Format of a line of text. */
export type TextFormat = 'email' | 'phone' | 'businessNumber';

export interface TextField extends FieldBase {
  readonly type: 'text' | 'longText';
  readonly maxLength: number;
  readonly format?: TextFormat;
}
export type NumberField = DecimalField | IntegerField;
interface DecimalField extends NumberRange {
  readonly type: 'number';
  /** Difference between neighbouring values, which is what a value is rounded to where it is proposed. */
  readonly step: number;
}
interface IntegerField extends NumberRange {
  readonly type: 'integer';
  /** Difference between neighbouring values; 1 when undefined. */
  readonly step?: number;
}
interface NumberRange extends FieldBase {
  readonly min: number;
  readonly max: number;
  /** Second allowed range: longitudes of New Zealand lie on both sides of 180°. */
  readonly orWithin?: { readonly min: number; readonly max: number };
  readonly unit?: string;
}
export interface EnumField extends FieldBase {
  readonly type: 'enum';
  readonly options: readonly Option[];
  readonly default?: string;
  /** Field whose value limits the options to those with that value in their `groups`. */
  readonly narrowedBy?: string;
}
export interface MultiEnumField extends FieldBase {
  readonly type: 'multiEnum';
  readonly options: readonly Option[];
}
export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
}
/** Calendar field without a time zone: `date` holds 'YYYY-MM-DD', `month` holds 'YYYY-MM'. */
export interface DateField extends FieldBase {
  readonly type: 'date' | 'month';
}
/** Field of feature ids, from the named collection of the plan (the wording of a kind). */
export interface FeatureRefField extends FieldBase {
  readonly type: 'featureRef';
  readonly collection: Collection;
  readonly noun: string;
  /** Maximum number of features; unlimited when undefined. */
  readonly most?: number;
}
/** Field of file ids of the plan: pictures or documents. People who may see the plan may see them. */
export interface FilesField extends FieldBase {
  readonly type: 'photos' | 'documents';
  readonly maxFiles: number;
}
/** Field of rows with plain fields, e.g. the lines of an assessment. */
export interface ListField extends FieldBase {
  readonly type: 'list';
  readonly rowNoun: string;
  readonly row: Readonly<Record<string, RowField>>;
  readonly maxRows: number;
  /** Key whose value must be unique among the rows. */
  readonly uniqueBy?: string;
  /** Percentages of one whole: keys whose sum in a row may not exceed 100, and the noun for that whole. */
  readonly wholeOf?: { readonly keys: readonly string[]; readonly noun: string };
  /** Former fields that now are in the first row, each with its key in the row. They are still accepted. */
  readonly formerly?: Readonly<Record<string, string>>;
}

export type RowField =
  | TextField
  | NumberField
  | EnumField
  | MultiEnumField
  | BooleanField
  | DateField
  | FeatureRefField
  | FilesField;
export type Field = RowField | ListField;
export type FieldType = Field['type'];
export type Fields = Readonly<Record<string, Field>>;

/** Type of the stored value of a field. */
export type ValueOf<F> = F extends { readonly type: 'text' | 'longText' | 'date' | 'month' }
  ? string
  : F extends { readonly type: 'number' | 'integer' }
    ? number
    : F extends { readonly type: 'boolean' }
      ? boolean
      : F extends { readonly type: 'enum'; readonly options: infer List }
        ? OptionKey<List>
        : F extends { readonly type: 'multiEnum'; readonly options: infer List }
          ? readonly OptionKey<List>[]
          : F extends { readonly type: 'featureRef' | 'photos' | 'documents' }
            ? readonly string[]
            : F extends { readonly type: 'list'; readonly row: infer Row }
              ? readonly AttributesOf<Row>[]
              : never;

type RequiredKeys<Fs> = { [K in keyof Fs]: Fs[K] extends { readonly required: true } ? K : never }[keyof Fs];

/** Type of the attributes of a set of fields: required ones present, all others optional. */
export type AttributesOf<Fs> = { readonly [K in RequiredKeys<Fs>]: ValueOf<Fs[K]> } & {
  readonly [K in Exclude<keyof Fs, RequiredKeys<Fs>>]?: ValueOf<Fs[K]>;
};
