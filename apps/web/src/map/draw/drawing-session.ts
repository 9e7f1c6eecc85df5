import { partitionRefusals, type Shape, type WayId } from '@tussock/domain';
import type { Map as MapLibreMap } from 'maplibre-gl';
import {
  followEdit,
  isSameGeometry,
  moveEdge,
  roundToMergePrecision,
  type EdgeEnds,
  type Geometry,
  type Parcel,
  type Position,
  type Ring,
} from '@tussock/geometry';
import {
  cornersOf,
  isSamePosition,
  shapeOfCorners,
  touchedCorner,
  withCorner,
  withoutCorner,
} from './corners-of-shape.ts';
import { hearTaps } from './corner-tap.ts';
import { DrawingHistory, initialState, type DrawingState } from './drawing-history.ts';
import { DrawingLibrary } from './drawing-library.ts';
import type { DrawnShape } from './drawn-shape.ts';
import { sharing, withMoved } from './drawn-step.ts';
import { dragEdges } from './edge-drag.ts';
import { pulledRound, stepsTo } from './made-round.ts';
import { nearbyShapes } from './nearby-shapes.ts';
import type { Pointed } from './pen-events.ts';
import { edgeAtPointer, edgeInto, withEdgeEnd, type RunningEdge } from './running-edge.ts';
import type { SessionOptions } from './session-options.ts';
import { Snapping } from './snapping.ts';
import { Tracing } from './tracing.ts';

/** A session of drawing or changing one shape. It holds only the shape under work, not the plan's other features. */
export class DrawingSession {
  readonly #map: MapLibreMap;
  readonly #library: DrawingLibrary;
  readonly #shape: Shape;
  readonly #way: WayId;
  readonly #onChange: (drawn: DrawnShape) => void;
  readonly #snapping: Snapping;
  /** Holes of the area: the library drags outlines only, so they are stored here unchanged. */
  readonly #holes: readonly Ring[];
  readonly #untouched: readonly Parcel[];
  readonly #history: DrawingHistory;
  readonly #locked: ReadonlySet<string>;
  readonly #tracing = new Tracing();
  readonly #leaveCorners: () => void;
  readonly #leaveEdges: () => void;
  readonly #isRound: boolean;
  /** Whether an existing shape is changed: its corners are moved, none is added after its last. */
  readonly #isEdit: boolean;
  #touched: Position | null;
  #refusal: string | null = null;
  #isGrowing: boolean;
  /** True while we put a shape into the library, which reports that as a change too. */
  #isShowing = false;

  constructor({ map, palette, wish, findShape, onChange, resume = initialState(wish) }: SessionOptions) {
    this.#map = map;
    this.#shape = wish.shape;
    this.#way = wish.way ?? 'corners';
    this.#onChange = onChange;
    this.#snapping = new Snapping(nearbyShapes(map), { findShape });
    this.#holes = wish.geometry?.type === 'Polygon' ? wish.geometry.coordinates.slice(1) : [];
    this.#untouched = wish.neighbours ?? [];
    this.#locked = wish.locked ?? new Set();
    this.#isEdit = wish.isEdit ?? false;
    this.#isRound = wish.isRound ?? false;
    this.#library = new DrawingLibrary({
      map,
      palette,
      shape: this.#shape,
      way: this.#way,
      holes: this.#holes,
      snap: (at, nth) => this.#attracting(nth).find(at),
      hear: (event, what) => (this.#way === 'corners' ? this.#hearCorner(event, what) : this.#snapped(event)),
      onChange: () => this.#report(),
      onFinish: (isDrawn) => this.#finish(isDrawn),
    });
    const isByCorners = this.#way === 'corners' && this.#shape !== 'point';
    this.#history = new DrawingHistory(resume.steps, this.#library, { isByCorners });
    this.#leaveCorners = hearTaps({
      map,
      shape: () => this.#history.current.geometry,
      onTap: (corner) => {
        this.#touched = corner;
        this.#report();
      },
    });
    const beside = this.#snapping.without(new Set(this.#untouched.map(({ id }) => id)));
    this.#leaveEdges = dragEdges({
      map,
      shape: () => this.#history.current.geometry,
      snap: (at) => beside.find(at),
      onMove: (edge, to) => this.#preview(edge, to),
      onEnd: (edge, to) => this.moveEdge(edge, to),
      onCancel: () => this.#show(),
    });
    this.#isGrowing = resume.isGrowing;
    this.#touched = resume.touched;
    this.#show();
    for (const at of resume.set) this.#library.ink(at);
    if (resume.set.length > 0) this.#report();
  }

  undo(): void {
    this.#tracing.forget();
    this.#back();
  }

  redo(): void {
    if (this.#history.redo()) this.#show();
  }

  #back(): void {
    if (this.#history.undo()) this.#show();
  }

  /** Adds a corner at the centre of the map, snapped to what is there. */
  addCornerAtCentre(): void {
    const { lng, lat } = this.#map.getCenter();
    const at: Position = [lng, lat];
    this.addCorner(this.#snapping.find(at) ?? at);
  }

  /** Switches border tracing on or off: when on, the path to the next corner follows the border. */
  trace(isOn: boolean): void {
    this.#tracing.isOn = isOn;
    this.#tracing.path = null;
    this.#refusal = null;
    this.#report();
  }

  /** Reverses the last traced stretch, so that it goes round the other way. */
  turnTrace(): void {
    const turned = this.#tracing.turn();
    if (!turned) return;
    for (let step = 0; step < turned.undo; step += 1) this.#back();
    for (const at of turned.path) this.#put(at);
    this.#report();
  }

  /** Moves a whole edge, with the shapes that share it. */
  moveEdge(edge: EdgeEnds, to: EdgeEnds): void {
    const moved = this.#withEdge(edge, to);
    if (!moved) return;
    this.#refusal = moved.ok ? null : partitionRefusals[moved.reason];
    if (moved.ok) this.#take(moved.geometry);
    else this.#show();
  }

  #withEdge(edge: EdgeEnds, to: EdgeEnds): ReturnType<typeof moveEdge> | null {
    const { geometry } = this.#history.current;
    return geometry?.type === 'Polygon' || geometry?.type === 'LineString'
      ? moveEdge(geometry, edge, to)
      : null;
  }

  /** Moves a corner, with the shapes that share it. */
  moveCorner(old: Position, now: Position): void {
    const { geometry } = this.#history.current;
    const moved = geometry && withEdgeEnd(this.#shape, geometry, { old, now });
    if (moved) this.#take(roundToMergePrecision(moved));
  }

  /** Sets the end of the running edge exactly, without snapping. */
  setEdgeEnd(at: Position): void {
    const { geometry } = this.#history.current;
    const old = this.#edge()?.to;
    if (!this.#isEdit || !geometry || !old) {
      this.addCorner(at);
      return;
    }
    this.moveCorner(old, at);
  }

  addCorner(at: Position): void {
    const path = this.#wayTo(at);
    if (path) for (const corner of path) this.#put(corner);
    else this.#report();
  }

  /** The corners that lead to a position: the position alone, or the path along the border; null where the border does not lead there. */
  #wayTo(at: Position): readonly Position[] | null {
    const from = this.#lastCorner();
    this.#refusal = null;
    if (!this.#tracing.isOn || !from) {
      this.#tracing.forget();
      return [at];
    }
    const way = this.#tracing.go(this.#snapping.near(from, at), [from, at]);
    if (way.ok) return way.path;
    this.#refusal = way.message;
    return null;
  }

  #lastCorner(): Position | null {
    const { geometry } = this.#history.current;
    if (geometry) return this.#isEdit ? null : (cornersOf(geometry).at(-1) ?? null);
    return this.#history.set.at(-1) ?? null;
  }

  /**
   * The shapes to snap to. While a corner of a finished shape is dragged, those that share it are left out, or it would stick to where they had it.
   */
  #attracting(nth: number | undefined): Snapping {
    const { geometry } = this.#history.current;
    const dragged = geometry && nth !== undefined ? cornersOf(geometry)[nth] : undefined;
    return dragged ? this.#snapping.without(sharing(this.#history.current, dragged)) : this.#snapping;
  }

  /** Snaps a pointer event, except for a typed position. */
  #snapped<E extends Pointed>(event: E): E {
    return this.#library.snaps ? this.#snapping.heard(event) : event;
  }

  /** Handles a pointer event. While a border is traced, a click adds all corners of the path; null where the path leads nowhere. */
  #hearCorner<E extends Pointed>(event: E, what: 'move' | 'click' | 'drag'): E | null {
    const from = this.#lastCorner();
    if (!this.#library.snaps || what === 'drag') return event;
    if (what === 'click') this.#history.handOver();
    if (!this.#tracing.isOn || !from) {
      if (what === 'click') this.#tracing.forget();
      return event;
    }
    const at = this.#snapping.find([event.lng, event.lat]) ?? [event.lng, event.lat];
    if (what === 'move') {
      this.#tracing.look(this.#snapping.near(from, at), [from, at]);
      return event;
    }
    const path = this.#wayTo(at);
    for (const corner of path?.slice(0, -1) ?? []) this.#library.ink(corner);
    if (!path) this.#report();
    return path && event;
  }

  #put(at: Position): void {
    const { geometry } = this.#history.current;
    // What was begun with the pointer goes on with it; what is no row of corners is the library's alone.
    if (!geometry && (this.#library.geometry || this.#way !== 'corners')) {
      this.#library.ink(at);
      this.#report();
    } else if (geometry && this.#isEdit && this.#shape !== 'point') this.#putInto(geometry, at);
    else this.#putBehind(at);
  }

  /** Adds a corner to a finished shape, where it changes it least: such a shape has no last corner. */
  #putInto(geometry: Geometry, at: Position): void {
    const { coordinates } = roundToMergePrecision({ type: 'Point', coordinates: at });
    const more = withCorner(this.#shape, geometry, coordinates);
    if (more) this.#take(more);
    else this.#report();
  }

  #putBehind(at: Position): void {
    const { geometry, pending: before, neighbours } = this.#history.current;
    const pending = [...(geometry ? cornersOf(geometry) : before), at];
    this.#isGrowing = this.#shape !== 'point';
    const grown = shapeOfCorners(this.#shape, pending, this.#holes);
    if (grown) {
      this.#take(roundToMergePrecision(grown));
      return;
    }
    this.#history.push({ geometry: null, neighbours, pending });
    this.#report();
  }

  #edge(): RunningEdge | null {
    const { geometry, pending } = this.#history.current;
    const drawn = this.#library.geometry;
    if (pending.length > 0) return edgeAtPointer(pending, pending.length);
    if (!geometry && this.#way !== 'corners') return null;
    if (!geometry) return drawn && edgeAtPointer(cornersOf(drawn), this.#library.setCount);
    // While a corner is dragged it is not taken yet.
    const dragged = drawn && touchedCorner(geometry, drawn);
    return edgeInto(drawn ?? geometry, this.#isEdit ? (dragged ?? this.#touched) : dragged);
  }

  /** Removes the corner that was added, moved or tapped last. */
  takeCornerOut(): void {
    const { geometry } = this.#history.current;
    const touched = this.#touchedOf(geometry);
    const rest = geometry && touched && withoutCorner(this.#shape, geometry, touched);
    if (rest) this.#take(rest);
  }

  /** Stops the session; returns the state from which another one may resume. */
  stop(): DrawingState {
    const state = { ...this.#history.state, isGrowing: this.#isGrowing, touched: this.#touched };
    this.#leaveCorners();
    this.#leaveEdges();
    // A map that was removed has no style, and nothing that could be taken off it.
    if (this.#map.style) this.#library.stop();
    return state;
  }

  /** Handles the end of a drag, an added or removed corner, or the last corner of a new shape. */
  #finish(isDrawn: boolean): void {
    const { isOn, geometry } = this.#library;
    if (!isOn || !geometry || this.#isShowing) return;
    this.#tracing.forget();
    if (isDrawn) this.#stand(geometry);
    else this.#take(geometry);
  }

  /** Finishes a new shape from the corners set so far: a finger need not hit the first or the last of them again. */
  finish(): void {
    const made = this.#history.wholeOfSet(this.#shape, this.#holes);
    this.#tracing.forget();
    this.#isGrowing = false;
    if (!made) this.#report();
    else this.#stand(roundToMergePrecision(made));
  }

  /** Finishes a new shape; undo goes back corner by corner. */
  #stand(geometry: Geometry): void {
    this.#isGrowing = false;
    for (const grown of stepsTo(geometry, this.#shape, this.#way))
      this.#history.push({ geometry: grown, neighbours: this.#untouched, pending: [] });
    this.#show();
  }

  /** Applies an edit, with the neighbours it moves; an edit that is not possible is reverted, with its reason. */
  #take(dragged: Geometry): void {
    const { geometry: before, neighbours } = this.#history.current;
    const geometry = this.#isRound ? pulledRound(before, dragged) : dragged;
    if (isSameGeometry(before, geometry)) {
      this.#show();
      return;
    }
    const followed = this.#follow(geometry);
    this.#refusal = followed.ok ? null : partitionRefusals[followed.reason];
    if (followed.ok) {
      this.#touched = before && touchedCorner(before, geometry);
      this.#history.push({ geometry, neighbours: withMoved(neighbours, followed.changed), pending: [] });
    }
    this.#show();
  }

  #follow(geometry: Geometry): ReturnType<typeof followEdit> {
    const { geometry: before, neighbours } = this.#history.current;
    if (before?.type !== 'Polygon' || geometry.type !== 'Polygon') return { ok: true, changed: [] };
    return followEdit(neighbours, before, geometry, this.#locked);
  }

  /** Previews an edge while it is dragged. */
  #preview(edge: EdgeEnds, to: EdgeEnds): void {
    const moved = this.#withEdge(edge, to);
    if (moved?.ok) this.#library.preview(moved.geometry);
  }

  /** Puts the present shape into the library. */
  #show(): void {
    if (!this.#library.isOn) return;
    const { geometry } = this.#history.current;
    this.#isShowing = true;
    if (geometry) this.#library.checkOut(geometry);
    else this.#library.beginNew();
    this.#isShowing = false;
    this.#report();
  }

  #trace(): DrawnShape['trace'] {
    const isByCorners = this.#way === 'corners' && this.#shape !== 'point';
    return isByCorners && this.#lastCorner() ? this.#tracing.told : null;
  }

  /** The corner touched last, as long as the shape still has it. */
  #touchedOf(stands: Geometry | null): Position | null {
    const corners = stands && this.#shape !== 'point' ? cornersOf(stands) : [];
    return corners.find((corner) => isSamePosition(corner, this.#touched ?? undefined)) ?? null;
  }

  #report(): void {
    if (this.#isShowing) return;
    const { geometry: stands, neighbours } = this.#history.current;
    const geometry = this.#library.geometry ?? stands;
    const isDrawing = stands === null;
    // While a corner is dragged, those who share it are seen to follow.
    const followed = !isDrawing && geometry ? this.#follow(geometry) : undefined;
    const now = followed?.ok ? withMoved(neighbours, followed.changed) : neighbours;
    this.#onChange({
      geometry,
      isFinished: !isDrawing,
      isGrowing: this.#isGrowing,
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
      canFinish: this.#isGrowing ? !isDrawing : this.#history.wholeOfSet(this.#shape, this.#holes) !== null,
      touched: this.#touchedOf(stands),
      set: isDrawing ? this.#history.set : [],
      moved: now.filter((parcel, index) => parcel !== this.#untouched[index]),
      refusal: this.#refusal,
      edge: this.#edge(),
      trace: this.#trace(),
    });
  }
}
