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

/** The object being drawn: a new feature, or the shape of an existing one. */
export interface Work {
  readonly kind: AnyKind;
  /** The chosen one of the kind's shapes. */
  readonly shape: Shape;
  /** The way a new shape is drawn; default: corner by corner. */
  readonly way?: WayId;
  readonly featureId: string;
  /** The feature that is changed; null for a new one. */
  readonly feature: FeatureReply | null;
  /** Increases when the drawing must start again from another shape. */
  readonly round: number;
  readonly startsFrom: Geometry | undefined;
  /** Corners set before the page was left. */
  readonly begunWith?: readonly Position[];
  /** Neighbours that share borders with it, including the common corners. */
  readonly neighbours?: readonly Parcel[];
  /** Neighbours that had moved with it already. */
  readonly moved?: readonly Parcel[];
  /** The state before the shape was replaced: undo goes back to it. */
  readonly before?: Work;
  /** The farm when the change of a shape started. */
  readonly ground?: DrawingGround;
  /** Values of a new feature known from how it was drawn. */
  readonly values?: Attributes;
  /** The drawing verb that needs a line or an area: that is no feature, and is not saved. */
  readonly verb?: DrawingOperation;
}

/** Initial notes of a feature, with a remark on its shape. */
export const noted = (remark: string): Attributes => (remark === '' ? {} : { notes: remark });

const shapes: { readonly [T in Geometry['type']]: Shape } = {
  Point: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'polygon',
  MultiPolygon: 'polygon',
};

/** Work for a new feature of a kind, with nothing drawn yet. */
export const newWork = (kind: AnyKind, shape: Shape): Work => ({
  kind,
  shape,
  featureId: uuidv7(),
  feature: null,
  round: 0,
  startsFrom: undefined,
});

/** Work for a new feature of a kind, drawn in the way that is usual for it. */
export const newWorkAs = (kind: AnyKind, shape: Shape): Work => ({
  ...newWork(kind, shape),
  ...(kind.isRound && shape === 'polygon' ? { way: 'circle' as const } : {}),
});

/** Whether a new shape stays as it is when its feature becomes one of another kind: round kinds are drawn otherwise. */
export const staysAs = (work: Work, kind: AnyKind): boolean =>
  kind.shapes.includes(work.shape) && !kind.isRound && !work.kind.isRound;

/** Work for a new feature whose outline exists already. */
export const workWith = (kind: AnyKind, geometry: Geometry, values: Attributes): Work => ({
  ...newWork(kind, shapes[geometry.type]),
  startsFrom: geometry,
  values,
});

/** Restores work that was drawn and not saved when the page was left. */
export const keptWork = ({ id, kindId, geometry, values }: DraftShape): Work => ({
  ...newWork(kindById(kindId), shapes[geometry.type]),
  featureId: id,
  startsFrom: geometry,
  ...(values ? { values } : {}),
});

/** Restores a walk, or an unfinished drawing, from when the page was left. */
export const begunWork = ({ id, kindId, shape, corners }: DraftTrace): Work => ({
  ...newWork(kindById(kindId), shape),
  featureId: id,
  begunWith: corners,
});

/** Restarts a new feature with another of its shapes or in another way. */
export const begunAnew = (
  { begunWith: _set, before: _before, ...work }: Work,
  as: Partial<Pick<Work, 'shape' | 'way'>>,
): Work => ({
  ...work,
  ...as,
  startsFrom: undefined,
});

/** Work for the next feature of the same kind, drawn in the same way. */
export const nextOf = ({ kind, shape, way }: Work): Work => ({
  ...newWork(kind, shape),
  ...(way ? { way } : {}),
});

/** Work to change the shape of an existing feature, with the neighbours whose borders move with it. */
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

/** The present shape of a drawing, and the neighbours it moved. */
interface Standing {
  readonly finished: Geometry | null;
  readonly moved: readonly Parcel[];
}

/** Continues work from another shape that replaces the present one. */
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

/** Work that was ended with a changed shape, to go on from there. */
export const resumedWork = (work: Work, finished: Geometry, moved: readonly Parcel[]): Work => ({
  ...work,
  round: work.round + 1,
  startsFrom: finished,
  moved,
});

/** The work before its shape was replaced; undefined where it was not. */
export const workBefore = ({ before, round }: Work): Work | undefined =>
  // The map begins anew at each round.
  before && { ...before, round: round + 1 };

/** A repaired shape of several parts cannot be dragged by its corners, and is taken unchanged; null for any other. */
export const takenAsItIs = (geometry: Geometry | undefined): Geometry | null =>
  geometry && hasSeveralParts(geometry) ? geometry : null;

/** Whether the work is a new feature: neither a change of an existing one nor a line for a verb. */
export const isNew = (work: Work): boolean => !work.feature && !work.verb;

/** The drawing that the map runs for the work. */
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

/** Whether ending the work would lose something: an unfinished shape, or a changed one. */
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
