import type { Geometry } from '@tussock/geometry';
import type { KindDeclaration, KindLook, KindStyle, LogEvent, Measures } from '../kind/define-kind.ts';
import type { Fields } from '../kind/field.ts';
import { kinds, type KindId } from '../kinds/registry.ts';

/** Attributes whose kind is known only at run time. */
export type Attributes = Readonly<Record<string, unknown>>;

interface AnyFigure<From> {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  readonly decimals?: number;
  readonly help?: string;
  readonly of: (attributes: Attributes, from: From) => number | string | undefined;
}

/** Declaration of a kind, typed without knowing which kind it is. */
export interface AnyKind extends Omit<
  KindDeclaration<KindId, Fields>,
  | 'label'
  | 'rules'
  | 'sections'
  | 'derived'
  | 'derivedToday'
  | 'lookOf'
  | 'looks'
  | 'fromShape'
  | 'runs'
  | 'bookColumns'
  | 'log'
> {
  readonly sections: readonly { readonly title: string; readonly fields: readonly string[] }[];
  readonly label: (attributes: Attributes) => string;
  readonly fromShape?: (shape: Geometry, attributes: Attributes) => Attributes;
  readonly bookColumns?: readonly string[];
  readonly log?: {
    readonly field: string;
    readonly event: LogEvent;
    readonly repeats: readonly string[];
    readonly adds?: readonly string[];
    readonly goesAnywhere?: true;
  };
  readonly runs?: { readonly width?: string; readonly length?: string };
  readonly looks?: readonly KindLook<Attributes>[];
  readonly lookOf?: (attributes: Attributes) => Partial<Pick<KindStyle, 'colour' | 'symbol'>>;
  readonly derived?: readonly AnyFigure<Measures>[];
  readonly derivedToday?: readonly AnyFigure<string>[];
  readonly rules?: readonly {
    readonly field: string;
    readonly message: string;
    readonly holds: (attributes: Attributes, measures: Measures) => boolean;
  }[];
}

// The one place where the precise types are given up: label and rules ask for the attributes of their own kind,
// and every caller below checks attributes against the same declaration first.
const erased = kinds as unknown as Readonly<Record<KindId, AnyKind>>;

/** All kinds, in the order of lists and legends. */
export const allKinds: readonly AnyKind[] = Object.values(erased);

export const kindById = (id: KindId): AnyKind => erased[id];

export const isKindId = (value: string): value is KindId => Object.hasOwn(erased, value);

/** Finds a kind by its wire spelling, such as `water-tanks`; undefined when there is none. */
export const kindByFeatureType = (featureType: string): AnyKind | undefined =>
  allKinds.find((kind) => kind.wording.featureType === featureType);

/** Lists the kinds that share a segment of a feature route, e.g. `water-tank`; empty when there is none. */
export const kindsByRoute = (route: string): readonly AnyKind[] =>
  allKinds.filter((kind) => kind.wording.route === route);

/** Lists the kinds whose features are in a collection of the plan, e.g. `irrigators`. */
export const kindsByCollection = (collection: string): readonly AnyKind[] =>
  allKinds.filter((kind) => kind.wording.collection === collection);
