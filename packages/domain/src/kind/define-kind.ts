import type { Geometry } from '@tussock/geometry';
import type { AttributesOf, Fields, ValueOf } from './field.ts';
import type { OptionKey } from './options.ts';
import type { Collection } from './kind-extras.ts';
import type { Surroundings } from './surroundings.ts';
import type { SymbolName } from './symbols.ts';

export type Shape = 'point' | 'line' | 'polygon';

/** How a kind is drawn on the screen map, in the legend and on paper. Colours are sRGB hex; widths in CSS pixels. */
export interface KindStyle {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly fillOpacity?: number;
  readonly symbol: SymbolName;
  /** Higher lies on top. */
  readonly order: number;
}

/** Spellings on the wire. Declared, never computed, because the specification is irregular. */
export interface KindWording {
  /** Segment of /plan/{planId}/{edit|view}/{route}/{featureId}; null for a kind without a page of its own. */
  readonly route: string | null;
  readonly featureType: string;
  readonly collection: Collection;
  readonly idKey: '_id' | 'id';
}

/** Under which heading a kind stands among the layers. */
export type FilterGroup =
  | 'Land'
  | 'Water'
  | 'Structures'
  | 'Irrigation'
  | 'Nutrients'
  | 'Nature and pests'
  | 'Monitoring'
  | 'Other';

/** One value of a field, of those that it may hold several of. */
type OneValueOf<F> = ValueOf<F> extends readonly (infer One)[] ? One : ValueOf<F>;

/** What another field must be asked for: one there is, by values that it may hold. Anything else becomes a type that nothing has. */
type ShownByKnown<Fs extends Fields, F> = F extends {
  readonly shownWhen: { readonly field: infer Name; readonly is: infer Values };
}
  ? Name extends keyof Fs
    ? Values extends readonly OneValueOf<Fs[Name]>[]
      ? unknown
      : { readonly shownWhen: { readonly is: readonly OneValueOf<Fs[Name]>[] } }
    : { readonly shownWhen: { readonly field: keyof Fs } }
  : unknown;

/** A choice that is made already is one of the list. */
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

/** Fields that speak of each other, and of their options, by names and keys that there are. */
type KnownNames<Fs extends Fields> = {
  readonly [Key in keyof Fs]: ShownByKnown<Fs, Fs[Key]> &
    DefaultOfList<Fs[Key]> &
    NarrowedByKnown<Fs, Fs[Key]>;
};

export interface KindSection<Key extends string> {
  readonly title: string;
  readonly fields: readonly Key[];
}

/** A rule over several fields. `holds` sees the attributes and the measured figures of the shape. */
export interface KindRule<Fs extends Fields> {
  readonly field: keyof Fs & string;
  readonly message: string;
  readonly holds: (attributes: Partial<AttributesOf<Fs>>, measures: Measures) => boolean;
}

/** A figure worked out from the attributes and the shape: shown, never typed and never stored. */
export interface DerivedFigure<Fs extends Fields> {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  /** To how many decimals a number is shown. */
  readonly decimals?: number;
  /** How it is worked out, in words. */
  readonly help?: string;
  /** Undefined while something it needs is missing. */
  readonly of: (attributes: Partial<AttributesOf<Fs>>, measures: Measures) => number | string | undefined;
}

/** A figure that is another with each day: on the page of a feature, and neither in lists nor in files. */
export interface FigureOfDay<Fs extends Fields> extends Omit<DerivedFigure<Fs>, 'of'> {
  /** `today` is the day in New Zealand. */
  readonly of: (attributes: Partial<AttributesOf<Fs>>, today: string) => number | string | undefined;
}

/** A figure of what lies around a feature: on its page, and neither in lists nor in files. How it came about is said with what was found. */
export interface FigureAround extends Pick<DerivedFigure<Fields>, 'key' | 'label' | 'unit' | 'decimals'> {
  readonly from: keyof Surroundings;
}

/** A column of a kind's list: a field, or a figure by its key. */
type BookColumn<Fs extends Fields> = (keyof Fs & string) | `figure:${string}`;

/** Figures measured from the shape on the ellipsoid: hectares to 2 decimals and the square metres they come from, metres to 1. */
export interface Measures {
  readonly areaHectares?: number;
  readonly areaM2?: number;
  readonly lengthMetres?: number;
}

export interface KindDeclaration<Id extends string, Fs extends Fields> {
  readonly id: Id;
  /** Moves up by one with every change that stored attributes cannot simply keep; `upgrades` then gains one step. */
  readonly version: number;
  readonly names: { readonly singular: string; readonly plural: string; readonly inSentence: string };
  readonly wording: KindWording;
  readonly shapes: readonly [Shape, ...Shape[]];
  readonly fields: Fs;
  readonly sections: readonly KindSection<keyof Fs & string>[];
  readonly label: (attributes: Partial<AttributesOf<Fs>>) => string;
  /** Whose name stays on the map where two have no room: the lower; by its shape where it is left out. */
  readonly labelRank?: number;
  readonly derived?: readonly DerivedFigure<Fs>[];
  readonly derivedToday?: readonly FigureOfDay<Fs>[];
  readonly derivedAround?: readonly FigureAround[];
  /** Columns of its list that the plan book sets side by side, for kinds whose figures it prints; what else is filled in stands below. */
  readonly bookColumns?: readonly BookColumn<Fs>[];
  readonly style: KindStyle;
  /** Where features of one kind may each look their own way: what differs from `style`. */
  readonly lookOf?: (attributes: Partial<AttributesOf<Fs>>) => Partial<Pick<KindStyle, 'colour' | 'symbol'>>;
  readonly filter: { readonly group: FilterGroup; readonly onByDefault: boolean };
  /** Kinds that share out the ground: two of one kind may not lie on the same place. */
  readonly coversGround?: boolean;
  /** Something done, on whatever ground: two outlines of it are one too many, and would count it twice. */
  readonly isDoneOnce?: true;
  /** Drawn with a name and nothing else; what else is required is then marked as to be filled in (docs/design/kinds.md). */
  readonly needsOnlyName?: boolean;
  /** Values that follow from the shape as it is drawn; whoever typed others keeps them. */
  readonly fromShape?: (shape: Geometry, attributes: Partial<AttributesOf<Fs>>) => Partial<AttributesOf<Fs>>;
  /** Drawn as a run, it becomes the ground of its width: the fields that say both, where there are such. */
  readonly runs?: { readonly width?: keyof Fs & string; readonly length?: keyof Fs & string };
  /** A circle of it, or a part of one, stays one while it is changed. */
  readonly isRound?: boolean;
  readonly rules?: readonly KindRule<Fs>[];
  /** No two features of the kind may hold the same value here, on one plan. */
  readonly uniqueBy?: keyof Fs & string;
  /** `upgrades[n]` turns attributes of version n + 1 into those of version n + 2. */
  readonly upgrades?: readonly ((attributes: Record<string, unknown>) => Record<string, unknown>)[];
}

/** Declares a kind; the compiler checks that sections, label, rules, `shownWhen` and `narrowedBy` name declared fields, and that values and defaults are of their lists. */
export function defineKind<const Id extends string, const Fs extends Fields>(
  kind: KindDeclaration<Id, Fs> & { readonly fields: KnownNames<Fs> },
): KindDeclaration<Id, Fs> {
  return kind;
}
