import type { Geometry } from '@tussock/geometry';
import type { AttributesOf, Fields, ValueOf } from './field.ts';
import type { OptionKey } from './options.ts';
import type { Collection } from './kind-extras.ts';
import type { Surroundings } from './surroundings.ts';
import type { SymbolName } from './symbols.ts';

export type Shape = 'point' | 'line' | 'polygon';

/** Quiet pattern on an area: rows of a crop, bush, or slanting strokes, wide or close. */
export type AreaPattern = 'rows' | 'bush' | 'wide' | 'close';

/** Style of a kind on the screen map, in the legend and on paper. Colours are sRGB hex; widths in CSS pixels. */
export interface KindStyle {
  readonly colour: string;
  /** Colour on dark ground and on photographs; `colour` when undefined. */
  readonly onDark?: string;
  /** Colour of an area's outline where it is not that of its fill, on light ground and on dark. */
  readonly line?: string;
  readonly lineOnDark?: string;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly fillOpacity?: number;
  readonly pattern?: AreaPattern;
  readonly symbol: SymbolName;
  /** Drawing order; higher is drawn on top. */
  readonly order: number;
}

/** Spellings of a kind on the wire. Declared, never computed, because the specification is irregular. */
export interface KindWording {
  /** Segment of /plan/{planId}/{edit|view}/{route}/{featureId}; null for a kind without a page of its own. */
  readonly route: string | null;
  readonly featureType: string;
  readonly collection: Collection;
  readonly idKey: '_id' | 'id';
}

/** Heading under which a kind is listed among the layers. */
export type FilterGroup =
  | 'Land'
  | 'Water'
  | 'Structures'
  | 'Irrigation'
  | 'Nutrients'
  | 'Nature and pests'
  | 'Monitoring'
  | 'Other';

/** One value of a field; of a field with several values, the type of each. */
type OneValueOf<F> = ValueOf<F> extends readonly (infer One)[] ? One : ValueOf<F>;

/** Checks that `shownWhen` names an existing field and values it can have. Anything else becomes `never`, which does not compile. */
type ShownByKnown<Fs extends Fields, F> = F extends {
  readonly shownWhen: { readonly field: infer Name; readonly is: infer Values };
}
  ? Name extends keyof Fs
    ? Values extends readonly OneValueOf<Fs[Name]>[]
      ? unknown
      : { readonly shownWhen: { readonly is: readonly OneValueOf<Fs[Name]>[] } }
    : { readonly shownWhen: { readonly field: keyof Fs } }
  : unknown;

/** Checks that a default is one of the field's options. */
type DefaultOfList<F> = F extends { readonly default: infer Key; readonly options: infer List }
  ? Key extends OptionKey<List>
    ? unknown
    : { readonly default: OptionKey<List> }
  : unknown;

type NarrowedByKnown<Fs extends Fields, F> = F extends { readonly narrowedBy: infer Name }
  ? Name extends keyof Fs
    ? unknown
    : { readonly narrowedBy: keyof Fs }
  : unknown;

/** Checks that fields refer to other fields and options by existing keys. */
type KnownNames<Fs extends Fields> = {
  readonly [Key in keyof Fs]: ShownByKnown<Fs, Fs[Key]> &
    DefaultOfList<Fs[Key]> &
    NarrowedByKnown<Fs, Fs[Key]>;
};

export interface KindSection<Key extends string> {
  readonly title: string;
  readonly fields: readonly Key[];
}

/** Rule over several fields. `holds` receives the attributes and the measured figures of the shape. */
export interface KindRule<Fs extends Fields> {
  readonly field: keyof Fs & string;
  readonly message: string;
  readonly holds: (attributes: Partial<AttributesOf<Fs>>, measures: Measures) => boolean;
}

/** Figure computed from the attributes and the shape: shown, never typed and never stored. */
export interface DerivedFigure<Fs extends Fields> {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  /** Number of decimals shown. */
  readonly decimals?: number;
  /** Explains how it is computed. */
  readonly help?: string;
  /** Computes the figure; undefined while a value it needs is missing. */
  readonly of: (attributes: Partial<AttributesOf<Fs>>, measures: Measures) => number | string | undefined;
}

/** Figure that changes with the date: shown on the page of a feature, not in lists or files. */
export interface FigureOfDay<Fs extends Fields> extends Omit<DerivedFigure<Fs>, 'of'> {
  /** Computes the figure. `today` is the day in New Zealand. */
  readonly of: (attributes: Partial<AttributesOf<Fs>>, today: string) => number | string | undefined;
}

/** Figure about a feature's surroundings: shown on its page, not in lists or files. Its explanation comes with the result. */
export interface FigureAround extends Pick<DerivedFigure<Fields>, 'key' | 'label' | 'unit' | 'decimals'> {
  readonly from: keyof Surroundings;
  /** Values of a field that a feature must have for it to be shown; shown for all when undefined. */
  readonly shownWhen?: { readonly field: string; readonly is: readonly string[] };
}

/** Column of a kind's list: a field, or a figure by its key. */
type BookColumn<Fs extends Fields> = (keyof Fs & string) | `figure:${string}`;

/** Lists of places in the plan book. */
export type BookList = 'waterways' | 'sources' | 'crossings' | 'stores' | 'nature';

/** Events that are recorded in the field, in the log of the feature where they happened. */
export type LogEvent = 'irrigation' | 'spreading' | 'check';

/** Figures measured from the shape on the ellipsoid: hectares to 2 decimals and the square metres they come from, metres to 1. */
export interface Measures {
  readonly areaHectares?: number;
  readonly areaM2?: number;
  readonly lengthMetres?: number;
}

/** Look of those features of a kind that have something in common, such as a use, with its name in the legend. */
export interface KindLook<Attributes> {
  readonly label: string;
  readonly when: (attributes: Attributes) => boolean;
  readonly style: Partial<KindStyle>;
}

export interface KindDeclaration<Id extends string, Fs extends Fields> {
  readonly id: Id;
  /** Version of the declaration. Increase it with every change that stored attributes cannot simply keep, and add a step to `upgrades`. */
  readonly version: number;
  readonly names: {
    readonly singular: string;
    readonly plural: string;
    readonly inSentence: string;
    /** Other words people use for it, by which it is found. */
    readonly alsoCalled?: readonly string[];
  };
  readonly wording: KindWording;
  readonly shapes: readonly [Shape, ...Shape[]];
  readonly fields: Fs;
  readonly sections: readonly KindSection<keyof Fs & string>[];
  readonly label: (attributes: Partial<AttributesOf<Fs>>) => string;
  /** Rank of its map label: when two labels collide, the lower rank stays. The default depends on the shape. */
  readonly labelRank?: number;
  readonly derived?: readonly DerivedFigure<Fs>[];
  readonly derivedToday?: readonly FigureOfDay<Fs>[];
  readonly derivedAround?: readonly FigureAround[];
  /** List columns that the plan book prints as a table, for kinds whose figures it prints. Other filled-in values are printed below it. */
  readonly bookColumns?: readonly BookColumn<Fs>[];
  /** List of the plan book that prints everything recorded of each feature, with the actions on it. */
  readonly bookList?: BookList;
  /** List of its events, each with its `date`; the sort of event; and the values that a new one has in common with the last. */
  readonly log?: {
    readonly field: keyof Fs & string;
    readonly event: LogEvent;
    readonly repeats: readonly string[];
    /** Keys of the figures that may be added up over time, because each is of the same ground. */
    readonly adds?: readonly string[];
    /** True for what is brought to any paddock; everything else is on the ground of its feature. */
    readonly goesAnywhere?: true;
  };
  readonly style: KindStyle;
  /** Looks within the kind: the first that applies to a feature is used, else `style`. */
  readonly looks?: readonly KindLook<Partial<AttributesOf<Fs>>>[];
  /** Style that a person chose for a single feature: only what differs from `style`. */
  readonly lookOf?: (attributes: Partial<AttributesOf<Fs>>) => Partial<Pick<KindStyle, 'colour' | 'symbol'>>;
  readonly filter: { readonly group: FilterGroup; readonly onByDefault: boolean };
  /** True when two features of this kind may not cover the same ground. */
  readonly coversGround?: boolean;
  /** True for a single event on a piece of ground: a second feature with the same outline would count it twice. */
  readonly isDoneOnce?: true;
  /** True when a new feature needs only a name; other required fields are marked as still to be filled in (docs/design/kinds.md). */
  readonly needsOnlyName?: boolean;
  /** Computes values from the drawn shape. Values a person typed are not replaced. */
  readonly fromShape?: (shape: Geometry, attributes: Partial<AttributesOf<Fs>>) => Partial<AttributesOf<Fs>>;
  /**
   * True for kinds drawn as a line of a given width, which is saved as an area: names the fields of its width and length, where it has
   * them.
   */
  readonly runs?: { readonly width?: keyof Fs & string; readonly length?: keyof Fs & string };
  /** True when a circle or sector stays one while it is edited. */
  readonly isRound?: boolean;
  readonly rules?: readonly KindRule<Fs>[];
  /** Field whose value must be unique among the kind's features on one plan. */
  readonly uniqueBy?: keyof Fs & string;
  /** `upgrades[n]` converts attributes of version n + 1 into those of version n + 2. */
  readonly upgrades?: readonly ((attributes: Record<string, unknown>) => Record<string, unknown>)[];
}

/**
 * Declares a kind. The compiler checks that sections, label, rules, `shownWhen` and `narrowedBy` name declared fields, and that values and
 * defaults are in their lists.
 */
export function defineKind<const Id extends string, const Fs extends Fields>(
  kind: KindDeclaration<Id, Fs> & { readonly fields: KnownNames<Fs> },
): KindDeclaration<Id, Fs> {
  return kind;
}
