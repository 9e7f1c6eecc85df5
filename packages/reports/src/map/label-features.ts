import type { AnyKind } from '@tussock/domain';
import type { PlanePosition, Position } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import type { PaddockLine } from '../paddock/paddock-line.ts';
import type { ReportFeature } from '../report-input.ts';
import type { TextMark } from '../scene/scene.ts';
import { middleOf } from './middle-of.ts';
import { keyedLabelForms, nameLabelForms, paddockLabelForms } from './label-forms.ts';
import { placeLabels, type LabelWish } from './place-labels.ts';
import type { PlaneShape } from './plane-shape.ts';

interface OnSheet {
  readonly feature: ReportFeature;
  readonly kind: AnyKind;
  readonly shape: PlaneShape;
  /** Said behind the name. */
  readonly suffix?: string;
}

/** Kinds with more features than this are named after the paddocks, which the report is about. */
const PADDOCK_RANK = 10.5;

/** Points of one kind up to so many bear their names on a map with a key. */
const MOST_NAMED_POINTS = 6;

export interface FeatureLabels {
  readonly marks: readonly TextMark[];
  /** Paddocks that bear their key instead of their name: their number on the farm, or letters where they have none. */
  readonly numberedCount: number;
  readonly unlabelledCount: number;
  /** Paddocks that bear neither name nor key: on larger paper they would. */
  readonly namelessPaddocks: number;
}

/**
 * Full names on the map: first of the kinds with few features, such as land units and tanks, then of paddocks, then of kinds
 * with many, such as troughs; within a kind from the largest to the smallest. Lines bear no name: there are many, and their neighbours tell them.
 */
export function labelFeatures(
  drawn: readonly OnSheet[],
  about: {
    readonly paddocks: readonly PaddockLine[];
    readonly toSheet: (position: Position) => PlanePosition;
    readonly frame: { readonly width: number; readonly height: number };
    readonly hasKey?: boolean;
    /** Places that bear something already. */
    readonly keptFree?: readonly PlanePosition[];
  },
): FeatureLabels {
  const paddocks = new Map(about.paddocks.map((line) => [line.id, line]));
  const counts = new Map<string, number>();
  for (const { kind } of drawn) counts.set(kind.id, (counts.get(kind.id) ?? 0) + 1);
  // With a key beside it a map names what is looked for; the legend tells a trough.
  const isNamed = ({ shape, kind }: OnSheet): boolean =>
    shape.type === 'area' ||
    (shape.type === 'point' && !(about.hasKey && (counts.get(kind.id) ?? 0) > MOST_NAMED_POINTS));
  const named = drawn.filter(isNamed);
  const wishes = named
    .map((one) => ({
      ...wishOf(one, { ...about, paddock: paddocks.get(one.feature.id) }),
      rank: paddocks.has(one.feature.id) ? PADDOCK_RANK : (counts.get(one.kind.id) ?? 0),
    }))
    .sort((a, b) => a.rank - b.rank || b.areaM2 - a.areaM2);
  const points = drawn.flatMap(({ shape }) => (shape.type === 'point' ? (shape.lines[0] ?? []) : []));
  const obstacles = [...points, ...(about.keptFree ?? [])];
  const { marks, formUsed } = placeLabels(wishes, { frame: about.frame, obstacles });
  const isNumbered = (wish: (typeof wishes)[number], used: number | null | undefined): boolean =>
    !about.hasKey &&
    used !== null &&
    used !== undefined &&
    (wish.forms[used]?.lines.join(' ') ?? wish.name) !== wish.name;
  return {
    marks,
    numberedCount: wishes.filter((wish, index) => isNumbered(wish, formUsed[index])).length,
    unlabelledCount: formUsed.filter((used) => used === null).length,
    namelessPaddocks: wishes.filter(({ rank }, index) => rank === PADDOCK_RANK && formUsed[index] === null)
      .length,
  };
}

function wishOf(
  { feature, kind, shape, suffix = '' }: OnSheet,
  {
    paddock,
    toSheet,
    hasKey = false,
  }: {
    paddock: PaddockLine | undefined;
    toSheet: (position: Position) => PlanePosition;
    hasKey?: boolean;
  },
): LabelWish & { readonly name: string; readonly areaM2: number } {
  const name = `${kind.label(feature.attributes)}${suffix}`;
  const areaM2 = feature.areaM2 ?? 0;
  const at = toSheet(paddock?.middle ?? middleOf(feature.geometry));
  const wish = { name, areaM2, at, type: shape.type, area: shape };
  if (paddock)
    return {
      ...wish,
      forms: hasKey ? keyedLabelForms(name, paddock.key) : paddockLabelForms(name, paddock.key),
      look: { fill: paper.ink },
    };
  const look =
    shape.type === 'point'
      ? { fill: paper.quiet, halo: paper.white }
      : {
          // What is painted in colours of its own is written in ink.
          fill: suffix === '' ? kind.style.colour : paper.ink,
          weight: 'strong' as const,
          halo: paper.white,
        };
  return { ...wish, forms: nameLabelForms(name, shape.type === 'point'), look };
}
