import type { AnyKind } from '@tussock/domain';
import {
  quickAreaSquareMetres,
  type PlanePosition,
  type PolygonalGeometry,
  type Position,
} from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import type { PaddockLine } from '../paddock/paddock-line.ts';
import type { ReportFeature } from '../report-input.ts';
import type { TextMark } from '../scene/scene.ts';
import { middleOf } from './middle-of.ts';
import { heightLabelForms, keyedLabelForms, nameLabelForms, paddockLabelForms } from './label-forms.ts';
import type { contourHeights } from './print-ground.ts';
import { placeLabels, type LabelWish } from './place-labels.ts';
import type { PlaneShape } from './plane-shape.ts';

/** Name of a feature on a map, for any sheet. */
export interface FeatureName extends Pick<LabelWish, 'forms' | 'look'> {
  readonly name: string;
  readonly isPaddock: boolean;
  readonly areaM2: number;
  /** Position of the label's centre, in metres of the plane. */
  readonly middle: PlanePosition;
}

interface OnSheet {
  readonly feature: ReportFeature;
  readonly kind: AnyKind;
  readonly shape: PlaneShape;
  /** Name to draw. Null for lines: there are many, and their neighbours identify them. */
  readonly naming: FeatureName | null;
}

/**
 * Rank of paddocks in the order of labels. Other kinds rank by their number of features, so kinds with more than ten come after the
 * paddocks, which a report is about.
 */
const PADDOCK_RANK = 10.5;

/** Label rank of the farm's blocks, after its paddocks. */
const BLOCK_RANK = 10.6;

/** Maximum number of points of one kind that are named on a map with a key. */
const MOST_NAMED_POINTS = 6;

/** Area on a sheet that is not a feature, with its name. */
export interface NamedArea {
  readonly naming: FeatureName;
  readonly shape: PlaneShape;
}

export interface FeatureLabels {
  readonly marks: readonly TextMark[];
  /** Number of paddocks labelled with their key instead of their name: their number on the farm, or letters where they have none. */
  readonly numberedCount: number;
  readonly unlabelledCount: number;
  /** Number of paddocks with neither name nor key; larger paper would have room for them. */
  readonly namelessPaddocks: number;
}

/**
 * Labels features on the map: first kinds with few features, such as land units and tanks, then paddocks, then kinds with many, such as
 * troughs; within a kind from the largest to the smallest.
 */
export function labelFeatures(
  drawn: readonly OnSheet[],
  about: {
    readonly place: (position: PlanePosition) => PlanePosition;
    readonly frame: { readonly width: number; readonly height: number };
    readonly hasKey?: boolean;
    /** Named blocks of the farm. */
    readonly blocks?: readonly NamedArea[];
    /** Positions that labels avoid. */
    readonly keptFree?: readonly PlanePosition[];
    /** Streams, which labels avoid like drawn lines. */
    readonly streams?: readonly (readonly PlanePosition[])[];
    /** Heights of contours, drawn where labels leave room. */
    readonly heights?: ReturnType<typeof contourHeights>;
    /** True to stop at the first paddock without room, when only that matters. */
    readonly isTrial?: boolean;
  },
): FeatureLabels {
  const counts = new Map<string, number>();
  for (const { kind } of drawn) counts.set(kind.id, (counts.get(kind.id) ?? 0) + 1);
  // With a key beside it a map names what is looked for; the legend tells a trough.
  const isTold = ({ shape, kind }: OnSheet): boolean =>
    shape.type === 'point' && about.hasKey === true && (counts.get(kind.id) ?? 0) > MOST_NAMED_POINTS;
  const blocks = (about.blocks ?? []).map(({ naming, shape }) => ({
    ...naming,
    type: shape.type,
    area: shape,
    at: about.place(naming.middle),
    rank: BLOCK_RANK,
  }));
  const wishes = drawn
    .flatMap((one) => {
      const { naming, shape, kind } = one;
      if (!naming || isTold(one)) return [];
      const rank = naming.isPaddock ? PADDOCK_RANK : (counts.get(kind.id) ?? 0);
      return { ...naming, type: shape.type, area: shape, at: about.place(naming.middle), rank };
    })
    .concat(blocks)
    .sort((a, b) => a.rank - b.rank || b.areaM2 - a.areaM2);
  const points = drawn.flatMap(({ shape }) => (shape.type === 'point' ? (shape.lines[0] ?? []) : []));
  const obstacles = [...points, ...(about.keptFree ?? [])];
  const heights = (about.heights ?? []).map(wishOfHeight);
  const { marks, formUsed: allUsed } = placeLabels([...wishes, ...heights], {
    frame: about.frame,
    obstacles,
    lines: [
      ...drawn.flatMap(({ shape }) => (shape.type === 'line' ? shape.lines : [])),
      ...(about.streams ?? []),
    ],
    endsAt: ({ isPaddock }) => about.isTrial === true && isPaddock,
  });
  const formUsed = allUsed.slice(0, wishes.length);
  const isNumbered = (wish: (typeof wishes)[number], used: number | null | undefined): boolean =>
    !about.hasKey &&
    used !== null &&
    used !== undefined &&
    (wish.forms[used]?.lines.join(' ') ?? wish.name) !== wish.name;
  return {
    marks,
    numberedCount: wishes.filter((wish, index) => isNumbered(wish, formUsed[index])).length,
    unlabelledCount: formUsed.filter((used) => used === null).length,
    namelessPaddocks: wishes.filter(({ isPaddock }, index) => isPaddock && formUsed[index] === null).length,
  };
}

const NO_PLACE: PlanePosition = [0, 0];

/** Label of a contour's height, with its possible positions on the contour. */
const wishOfHeight = ({ text, places }: ReturnType<typeof contourHeights>[number]) => ({
  isPaddock: false,
  type: 'line' as const,
  area: null,
  at: places[0] ?? NO_PLACE,
  places,
  forms: heightLabelForms(text),
  look: { fill: paper.contour, halo: paper.white },
});

/** Name of a farm's block on maps, styled like its boundary. */
export function namingOfBlock(
  name: string,
  block: PolygonalGeometry,
  place: (position: Position) => PlanePosition,
): FeatureName {
  const weight = 'strong';
  return {
    name,
    isPaddock: false,
    areaM2: quickAreaSquareMetres(block),
    middle: place(middleOf(block)),
    forms: nameLabelForms(name, { weight, isInside: false }),
    look: { fill: paper.ink, halo: paper.white, weight },
  };
}

/** Name of a feature on maps. `suffix` is appended to the name; `place` projects a position onto the plane. */
export function namingOf(
  { feature, kind, shape, suffix = '' }: Omit<OnSheet, 'naming'> & { readonly suffix?: string },
  about: {
    readonly paddock: PaddockLine | undefined;
    readonly place: (position: Position) => PlanePosition;
    readonly hasKey?: boolean;
    readonly nameOf?: ((feature: ReportFeature) => string) | undefined;
  },
): FeatureName | null {
  if (shape.type === 'line') return null;
  const { paddock, hasKey = false, nameOf = (one) => kind.label(one.attributes) } = about;
  const name = `${nameOf(feature)}${suffix}`;
  const middle = about.place(paddock?.middle ?? middleOf(feature.geometry));
  const named = { name, isPaddock: paddock !== undefined, areaM2: feature.areaM2 ?? 0, middle };
  if (paddock) {
    const formsOf = hasKey ? keyedLabelForms : paddockLabelForms;
    return { ...named, forms: formsOf(name, paddock.key), look: { fill: paper.ink, halo: paper.white } };
  }
  const isPoint = shape.type === 'point';
  // What covers the ground is named within it and first; what lies on it more quietly.
  const coversGround = kind.coversGround === true;
  const weight = coversGround ? 'strong' : 'regular';
  const fill = isPoint ? paper.quiet : paper.ink;
  return {
    ...named,
    forms: nameLabelForms(name, { weight, isInside: coversGround }),
    look: { fill, halo: paper.white, ...(isPoint ? {} : { weight }) },
  };
}
