import {
  kindById,
  sharersOf,
  type AnyKind,
  type Attributes,
  type DrawingGround,
  type DrawingOperation,
  type Shape,
  type WayId,
} from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import { isPolygonal, type Geometry, type Parcel } from '@tussock/geometry';
import { useEffect, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { forgetDraft, formKeys } from '../../session/drafts.ts';
import { whyNotEditable, type Drawing, type DrawnShape } from '../../map/index.ts';
import { tellMap } from '../../plan-session/map-store.ts';
import { dropUnsavedShape, keepUnsavedShape, readUnsavedShape } from '../../plan-session/unsaved-shape.ts';
import type { NewFeature } from '../../plan-session/map-state.ts';

/** What is being drawn: a new feature, or the shape of one that stands. */
interface Work {
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
  /** Those that share borders with it, with the corners they have in common. */
  readonly neighbours?: readonly Parcel[];
  /** The farm as it stood when the change of a shape began. */
  readonly ground?: DrawingGround;
  /** What is known of something new by how it was drawn, beside what its shape says. */
  readonly values?: Attributes;
  /** The verb for which a line or an area is drawn: it is no feature, and is not kept. */
  readonly verb?: DrawingOperation;
}

/** What the reader has to know of the shape stands in its notes to begin with. */
export const noted = (remark: string): Attributes => (remark === '' ? {} : { notes: remark });

const modes: { readonly [S in Shape]: NewFeature['mode'] } = {
  polygon: 'draw_polygon',
  line: 'draw_line_string',
  point: 'draw_point',
};

const shapes: { readonly [T in Geometry['type']]: Shape } = {
  Point: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'polygon',
  MultiPolygon: 'polygon',
};

const announce = (work: Pick<Work, 'kind' | 'shape'> | null): void =>
  tellMap({
    type: 'newFeatureSet',
    feature: work ? { name: '', type: work.kind.id, mode: modes[work.shape] } : null,
  });

/** Whether ending would lose something: a shape that was begun, or one that was changed. */
function hasUnsaved(
  work: Work | null,
  { drawn, taken }: { readonly drawn: DrawnShape | null; readonly taken: Geometry | null },
): boolean {
  // A line for a verb is drawn again in a moment.
  if (work?.verb) return false;
  if (work?.feature) return work.round > 0 || taken !== null || (drawn?.canUndo ?? false);
  return (taken ?? drawn?.geometry ?? null) !== null;
}

export type DrawingState = ReturnType<typeof useDrawing>;

/** One drawing at a time. A new shape that is not saved yet comes back after a reload. */
export function useDrawing(planId: string) {
  const [work, setWork] = useState<Work | null>(() => {
    const kept = readUnsavedShape(planId);
    return kept
      ? {
          kind: kindById(kept.kindId),
          shape: shapes[kept.geometry.type],
          featureId: kept.id,
          feature: null,
          round: 0,
          startsFrom: kept.geometry,
        }
      : null;
  });
  const [drawn, setDrawn] = useState<DrawnShape | null>(null);
  /** A mended shape of several parts cannot be dragged by its corners; it is taken as it is. */
  const [taken, setTaken] = useState<Geometry | null>(() =>
    work?.startsFrom && whyNotEditable(work.startsFrom) !== null ? work.startsFrom : null,
  );
  const finished = taken ?? (drawn?.isFinished ? drawn.geometry : null);

  useEffect(() => {
    if (work && !work.feature && !work.verb) announce(work);
  }, [work]);
  useEffect(() => {
    if (work && !work.feature && !work.verb && finished)
      keepUnsavedShape(planId, { id: work.featureId, kindId: work.kind.id, geometry: finished });
  }, [planId, work, finished]);

  const begin = (next: Work | null): void => {
    setDrawn(null);
    setTaken(null);
    setWork(next);
    const isEditing = next !== null && (next.feature !== null || next.verb !== undefined);
    tellMap({ type: 'shapeEditingSet', isEditing });
  };
  const forget = (): void => {
    if (!work || work.feature || work.verb) return;
    dropUnsavedShape(planId);
    forgetDraft(formKeys.newFeature(planId, work.kind.id));
    announce(null);
  };
  const fresh = (kind: AnyKind, shape: Shape): Work => ({
    kind,
    shape,
    featureId: uuidv7(),
    feature: null,
    round: 0,
    startsFrom: undefined,
  });
  const drawing: Drawing | null =
    work && !taken
      ? {
          key: `${work.featureId}:${work.shape}:${work.way ?? ''}:${work.round}`,
          shape: work.shape,
          geometry: work.startsFrom,
          ...(work.way ? { way: work.way } : {}),
          ...(work.kind.isRound && !work.verb ? { isRound: true } : {}),
          ...(work.neighbours ? { neighbours: work.neighbours } : {}),
          ...(work.ground?.locked ? { locked: work.ground.locked } : {}),
          ...(work.feature ? { featureId: work.feature._id, isEdit: true } : {}),
        }
      : null;

  return {
    work,
    drawing,
    drawn,
    /** The shape as it would be saved; null until it is finished. */
    finished,
    live: taken ?? drawn?.geometry ?? null,
    hasUnsaved: hasUnsaved(work, { drawn, taken }),
    heard: setDrawn,
    drawNew: (kind: AnyKind) =>
      begin({ ...fresh(kind, kind.shapes[0]), ...(kind.isRound ? { way: 'circle' as const } : {}) }),
    /** The tool stays chosen: after one is saved the next of its kind can be drawn. */
    drawNext: () => {
      forget();
      if (work) begin({ ...fresh(work.kind, work.shape), ...(work.way ? { way: work.way } : {}) });
    },
    /** A line or an area for a verb, from the start, or again after a refusal. */
    drawFor: (verb: DrawingOperation, kind: AnyKind) =>
      begin({ ...fresh(kind, verb.asks === 'line' ? 'line' : 'polygon'), verb }),
    /** Something new whose outline is there already. */
    drawWith: (kind: AnyKind, geometry: Geometry, remark = '') =>
      begin({ ...fresh(kind, shapes[geometry.type]), startsFrom: geometry, values: noted(remark) }),
    /** Begins a new feature again as another of the shapes its kind may have. */
    drawAs: (shape: Shape) => {
      if (work && !work.feature) begin({ ...work, shape, way: 'corners', startsFrom: undefined });
    },
    /** Begins a new feature again in another way. */
    drawIn: (way: WayId) => {
      if (work && !work.feature) begin({ ...work, way, startsFrom: undefined });
    },
    editShape: (feature: FeatureReply, kind: AnyKind, ground: DrawingGround) => {
      const thing = ground.things.find(({ id }) => id === feature._id);
      const sharers = thing && isPolygonal(thing.geometry) ? sharersOf(ground, thing) : [];
      begin({
        ...fresh(kind, shapes[feature.geometry.type]),
        featureId: feature._id,
        feature,
        startsFrom: sharers.find(({ id }) => id === feature._id)?.geometry ?? feature.geometry,
        neighbours: sharers.filter(({ id }) => id !== feature._id),
        ground,
      });
    },
    takeShape: (geometry: Geometry, values: Attributes = {}) => {
      if (!work) return;
      const shape = shapes[geometry.type];
      if (whyNotEditable(geometry) === null)
        begin({
          ...work,
          shape,
          round: work.round + 1,
          startsFrom: geometry,
          values: { ...work.values, ...values },
        });
      else setTaken(geometry);
    },
    /** Ends the drawing; what was drawn and not saved is forgotten. */
    end: () => {
      forget();
      begin(null);
    },
  };
}
