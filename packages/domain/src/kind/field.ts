import type { Collection } from './kind-extras.ts';
import type { Option, OptionKey } from './options.ts';

interface FieldBase {
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** Key of another field; once that is filled in, this one is required. A stored No counts as filled in. */
  readonly neededWith?: string;
  /** What the terrain model can propose for it. */
  readonly fromTerrain?: 'slopeClass' | 'slopeGroup' | 'steepestDegrees';
  /** What the map can measure from the feature to. */
  readonly measuredTo?: 'water';
  /** What the field was called before: files and programs that still say it are read. */
  readonly formerKey?: string;
  /** The field is offered, and kept, only while another field holds one of these values. */
  readonly shownWhen?: { readonly field: string; readonly is: readonly (string | boolean)[] };
  /** A copy for others that leaves this out has no word of the field: who people are, how many animals there are. */
  readonly leftOutWith?: 'people' | 'stock';
}

/** What a line of text must look like. */
export type TextFormat = 'email' | 'phone' | 'businessNumber';

export interface TextField extends FieldBase {
  readonly type: 'text' | 'longText';
  readonly maxLength: number;
  readonly format?: TextFormat;
}
export interface NumberField extends FieldBase {
  readonly type: 'number' | 'integer';
  readonly min: number;
  readonly max: number;
  /** Beside these, what lies within a second range: longitudes of New Zealand lie on both sides of 180°. */
  readonly orWithin?: { readonly min: number; readonly max: number };
  readonly step: number;
  readonly unit?: string;
}
export interface EnumField extends FieldBase {
  readonly type: 'enum';
  readonly options: readonly Option[];
  readonly default?: string;
  /** Only options whose `groups` hold the value of this field are offered. */
  readonly narrowedBy?: string;
}
export interface MultiEnumField extends FieldBase {
  readonly type: 'multiEnum';
  readonly options: readonly Option[];
}
export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
}
/** `date` holds 'YYYY-MM-DD', `month` holds 'YYYY-MM': calendar values without a time zone. */
export interface DateField extends FieldBase {
  readonly type: 'date' | 'month';
}
/** Ids of features of the plan that are in the named collection (the wording of a kind). */
export interface FeatureRefField extends FieldBase {
  readonly type: 'featureRef';
  readonly collection: Collection;
  readonly noun: string;
  /** At most so many; without it, any number. */
  readonly most?: number;
}
/** Ids of files of the plan: pictures, or papers. Who may see the plan may see them. */
export interface FilesField extends FieldBase {
  readonly type: 'photos' | 'documents';
  readonly maxFiles: number;
}
/** Rows of plain fields, e.g. the lines of an assessment. */
export interface ListField extends FieldBase {
  readonly type: 'list';
  readonly rowNoun: string;
  readonly row: Readonly<Record<string, RowField>>;
  readonly maxRows: number;
  /** No two rows may hold the same value here. */
  readonly uniqueBy?: string;
  /** Percentages of one whole: those of a row come to no more than 100, and what they are. */
  readonly wholeOf?: { readonly keys: readonly string[]; readonly noun: string };
  /** Fields of before that are the first row now, each with its key in the row: what still says them is read. */
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

/** The stored value of a field. */
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

/** The attributes that a set of fields allows: required ones present, the others optional. */
export type AttributesOf<Fs> = { readonly [K in RequiredKeys<Fs>]: ValueOf<Fs[K]> } & {
  readonly [K in Exclude<keyof Fs, RequiredKeys<Fs>>]?: ValueOf<Fs[K]>;
};
