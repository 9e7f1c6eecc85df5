import {
  besideOf,
  kindById,
  type AnyKind,
  type Attributes,
  type DrawingGround,
  type DrawingOperation,
  type Shape,
  type WayId,
} from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import {
  hasSeveralParts,
  isPolygonal,
  type Geometry,
  type Parcel,
  type Position,
  type Walk,
} from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import type { Drawing, DrawnShape } from '../../../map/index.ts';
import type { DraftShape, DraftTrace } from '../../../sync/drafts/index.ts';

/** What is being drawn: a new feature, or the shape of one that stands. */
export interface Work {
  readonly kind: AnyKind;
  /** Which of the kind's shapes is drawn. */
  readonly shape: Shape;
  /** How something new is drawn; corner by corner where it is left out. */
  readonly way?: WayId;
  readonly featureId: string;
  /** The feature that is changed; null for a new one. */
  readonly feature: FeatureReply | null;
  /** Moves on when the drawing has to begin again from another shape. */
  readonly round: number;
  readonly startsFrom: Geometry | undefined;
  /** Corners that were set before the page was left. */
  readonly begunWith?: readonly Position[];
  /** Those that share borders with it, with the corners they have in common. */
  readonly neighbours?: readonly Parcel[];
  /** Those of them that had moved with it already. */
  readonly moved?: readonly Parcel[];
  /** What stood before another shape was taken in its place: undo goes back to it. */
  readonly before?: Work;
  /** The farm as it stood when the change of a shape began. */
  readonly ground?: DrawingGround;
  /** What is known of something new by how it was drawn, beside what its shape says. */
  readonly values?: Attributes;
  /** The verb for which a line or an area is drawn: it is no feature, and is not kept. */
  readonly verb?: DrawingOperation;
}

/** What the reader has to know of the shape stands in its notes to begin with. */
export const noted = (remark: string): Attributes => (remark === '' ? {} : { notes: remark });

const shapes: { readonly [T in Geometry['type']]: Shape } = {
  Point: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'polygon',
  MultiPolygon: 'polygon',
};

/** Something new of a kind, nothing of it drawn yet. */
export const newWork = (kind: AnyKind, shape: Shape): Work => ({
  kind,
  shape,
  featureId: uuidv7(),
  feature: null,
  round: 0,
  startsFrom: undefined,
});

/** Something new whose outline is there already. */
export const workWith = (kind: AnyKind, geometry: Geometry, values: Attributes): Work => ({
  ...newWork(kind, shapes[geometry.type]),
  startsFrom: geometry,
  values,
});

/** What was drawn and not saved when the page was left. */
export const keptWork = ({ id, kindId, geometry, values }: DraftShape): Work => ({
  ...newWork(kindById(kindId), shapes[geometry.type]),
  featureId: id,
  startsFrom: geometry,
  ...(values ? { values } : {}),
});

/** What was being walked, or drawn corner by corner, when the page was left. */
export const begunWork = ({ id, kindId, shape, corners }: DraftTrace): Work => ({
  ...newWork(kindById(kindId), shape),
  featureId: id,
  begunWith: corners,
});

/** Something new, begun again as another of its shapes or in another way. */
export const begunAnew = (
  { begunWith: _set, before: _before, ...work }: Work,
  as: Partial<Pick<Work, 'shape' | 'way'>>,
): Work => ({
  ...work,
  ...as,
  startsFrom: undefined,
});

/** The next of the same kind, drawn in the same way. */
export const nextOf = ({ kind, shape, way }: Work): Work => ({
  ...newWork(kind, shape),
  ...(way ? { way } : {}),
});

/** The shape of something that stands, with those whose borders move with it. */
export function changeOf(feature: FeatureReply, kind: AnyKind, ground: DrawingGround): Work {
  const thing = ground.things.find(({ id }) => id === feature._id);
  const beside = thing && isPolygonal(thing.geometry) ? besideOf(ground, thing) : [];
  return {
    ...newWork(kind, shapes[feature.geometry.type]),
    featureId: feature._id,
    feature,
    startsFrom: beside.find(({ id }) => id === feature._id)?.geometry ?? feature.geometry,
    neighbours: beside.filter(({ id }) => id !== feature._id),
    ground,
  };
}

/** What stands of a drawing, and those beside it that it moved. */
interface Standing {
  readonly finished: Geometry | null;
  readonly moved: readonly Parcel[];
}

/** The same, going on from another shape in place of what stands. */
export function workFrom(
  { before, moved: _moved, ...work }: Work,
  geometry: Geometry,
  values: Attributes,
  { finished, moved }: Standing = { finished: null, moved: [] },
): Work {
  const stood = finished && { ...work, startsFrom: finished, moved, ...(before ? { before } : {}) };
  return {
    ...work,
    shape: shapes[geometry.type],
    round: work.round + 1,
    startsFrom: geometry,
    values: { ...work.values, ...values },
    ...(stood ? { before: stood } : {}),
  };
}

/** What stood before another shape was taken in its place; undefined where none was. */
export const workBefore = ({ before, round }: Work): Work | undefined =>
  // The map begins anew at each round.
  before && { ...before, round: round + 1 };

/** A mended shape of several parts cannot be dragged by its corners; it is taken as it is. */
export const takenAsItIs = (geometry: Geometry | undefined): Geometry | null =>
  geometry && hasSeveralParts(geometry) ? geometry : null;

/** Whether it is something new of the plan: neither the change of what stands nor a line for a verb. */
export const isNew = (work: Work): boolean => !work.feature && !work.verb;

/** What the map is asked to draw for it. */
export const drawingOf = (work: Work): Drawing => ({
  key: `${work.featureId}:${work.shape}:${work.way ?? ''}:${work.round}`,
  shape: work.shape,
  geometry: work.startsFrom,
  ...(work.way ? { way: work.way } : {}),
  ...(work.begunWith ? { begunWith: work.begunWith } : {}),
  ...(work.kind.isRound && !work.verb ? { isRound: true } : {}),
  ...(work.neighbours ? { neighbours: work.neighbours } : {}),
  ...(work.moved ? { moved: work.moved } : {}),
  ...(work.ground?.locked ? { locked: work.ground.locked } : {}),
  ...(work.feature ? { featureId: work.feature._id, isEdit: true } : {}),
});

/** Whether ending would lose something: a shape that was begun, or one that was changed. */
export function hasUnsaved(
  work: Work | null,
  {
    drawn,
    taken,
    walked,
  }: { readonly drawn: DrawnShape | null; readonly taken: Geometry | null; readonly walked: Walk },
): boolean {
  // A line for a verb is drawn again in a moment.
  if (work?.verb) return false;
  if (work?.feature) return work.round > 0 || taken !== null || (drawn?.canUndo ?? false);
  // Corners at the cross are no shape before there are enough of them.
  return (taken ?? drawn?.geometry ?? null) !== null || drawn?.canUndo === true || walked.fixes.length > 0;
}
