import type { Shape } from '@tussock/domain';
import {
  circleAround,
  distanceMetres,
  edgesIn,
  roundToMergePrecision,
  type Geometry,
  type Position,
} from '@tussock/geometry';
import {
  cornersOf,
  LEAST_CORNERS,
  shapeOfCorners,
  withCorner,
  withoutCorner,
} from '../draw/corners-of-shape.ts';
import type { PenOptions, Pointed, ShapePen } from '../draw/drawing-surface.ts';
import { withEdgeEnd } from '../draw/running-edge.ts';
import { Steps } from '../draw/steps.ts';

/** What the pen has drawn so far, or holds to be changed. */
export interface InHand {
  /** Null before its corners make one. */
  readonly geometry: Geometry | null;
  /** Its corners, but for the pointer's own. */
  readonly corners: readonly Position[];
  /** Between them, where one more can be dragged out of what stands. */
  readonly middles: readonly Position[];
}

interface PlainPenOptions extends PenOptions {
  /** Whether a place and a press lie upon each other, as far as a finger can tell. */
  readonly isUnder: (corner: Position, at: Pointed) => boolean;
  readonly show: (inHand: InHand | null) => void;
}

/** The corner that is dragged. */
interface HeldCorner {
  readonly nth: number;
  readonly corner: Position;
  /** The shape with the corner in its place. */
  readonly geometry: Geometry;
  /** As it was before it was taken: without the corner, where that was put in between two others. */
  readonly before: Geometry;
}

const noCorners: readonly Position[] = [];

/** The shape that these corners will make; where there are too few as yet, the last stands for those to come. */
function draftOf(shape: Shape, corners: readonly Position[]): Geometry | null {
  const last = corners.at(-1);
  const missing = Math.max(0, LEAST_CORNERS[shape] - corners.length);
  return last ? shapeOfCorners(shape, [...corners, ...Array<Position>(missing).fill(last)]) : null;
}

/** The middle of each edge of what stands. */
const middlesOf = (geometry: Geometry): readonly Position[] =>
  geometry.type === 'Polygon' || geometry.type === 'LineString'
    ? edgesIn(geometry).map(([[ax, ay], [bx, by]]): Position => [(ax + bx) / 2, (ay + by) / 2])
    : noCorners;

/** A circle around the first place through the second. */
function circleThrough([centre, edge]: readonly Position[]): Geometry | null {
  const circle = centre && edge ? circleAround(centre, distanceMetres(centre, edge)) : null;
  return circle?.ok ? circle.geometry : null;
}

/**
 * Draws corner by corner, or a circle by its middle and its edge, and drags corners: with nothing but presses and places. What else the
 * library can do waits for the engine's map.
 */
export class PlainPen implements ShapePen {
  readonly #options: PlainPenOptions;
  #corners = new Steps<readonly Position[]>([noCorners]);
  #pointer: Position | null = null;
  #standing: Geometry | null = null;
  #held: HeldCorner | null = null;
  isOn = true;
  readonly snaps = true;

  constructor(options: PlainPenOptions) {
    this.#options = options;
  }

  get geometry(): Geometry | null {
    if (this.#standing) return this.#standing;
    const { shape, way } = this.#options;
    const places = [...this.#corners.current, ...(this.#pointer ? [this.#pointer] : [])];
    if (this.#corners.current.length === 0) return null;
    const drawn = way === 'circle' ? circleThrough(places) : draftOf(shape, places);
    return drawn && roundToMergePrecision(drawn);
  }

  get setCount(): number {
    return this.#corners.current.length;
  }

  get canUndo(): boolean {
    return this.#corners.canUndo;
  }

  get canRedo(): boolean {
    return this.#corners.canRedo;
  }

  undo(): void {
    this.#corners.undo();
    this.#change();
  }

  redo(): void {
    this.#corners.redo();
    this.#change();
  }

  stop(): void {
    this.isOn = false;
    this.#options.show(null);
  }

  beginNew(): void {
    if (this.#standing) this.#corners = new Steps<readonly Position[]>([noCorners]);
    this.#standing = null;
    this.#show();
  }

  checkOut(geometry: Geometry): void {
    this.#standing = geometry;
    this.#pointer = null;
    this.#show();
  }

  preview(geometry: Geometry): void {
    this.checkOut(geometry);
  }

  ink(at: Position): void {
    this.#corners.push([...this.#corners.current, at]);
    this.#change();
  }

  /** A press of a finger or a button. */
  press(pressed: Pointed): void {
    const { shape, hear, snap, onFinish } = this.#options;
    if (this.#standing) return;
    const isClosing = this.#isClosedBy(pressed);
    const heard = isClosing ? null : hear(pressed, 'click');
    if (heard) {
      const at: Position = [heard.lng, heard.lat];
      this.#pointer = null;
      this.ink(snap(at, undefined) ?? at);
    }
    if (isClosing || (heard && (shape === 'point' || this.#isWholeCircle()))) {
      this.#pointer = null;
      onFinish(true);
    }
  }

  /** Where the pointer is, while nothing is pressed; null once it has left. */
  point(at: Pointed | null): void {
    const { shape, hear, snap } = this.#options;
    if (this.#standing || shape === 'point' || this.setCount === 0) return;
    const heard = at && hear(at, 'move');
    const place: Position | null = heard && [heard.lng, heard.lat];
    this.#pointer = place && (snap(place, undefined) ?? place);
    this.#change();
  }

  /** Takes the corner that lies under a press, or the middle between two as one more; whether there is one. */
  grab(at: Pointed): boolean {
    const before = this.#standing;
    this.#held = before && (this.#heldIn(before, before, at) ?? this.#heldBetween(before, at));
    return this.#held !== null;
  }

  #heldIn(geometry: Geometry, before: Geometry, at: Pointed): HeldCorner | null {
    const corners = cornersOf(geometry);
    const nth = corners.findIndex((corner) => this.#options.isUnder(corner, at));
    const corner = corners[nth];
    return corner ? { nth, corner, geometry, before } : null;
  }

  #heldBetween(before: Geometry, at: Pointed): HeldCorner | null {
    const { shape, isUnder } = this.#options;
    const middle = middlesOf(before).find((place) => isUnder(place, at));
    const more = middle && withCorner(shape, before, middle);
    return more ? this.#heldIn(more, before, at) : null;
  }

  /** Takes out the corner that lies under a press. */
  takeOut(at: Pointed): void {
    const { shape, isUnder, onFinish } = this.#options;
    const corner = this.#standing && cornersOf(this.#standing).find((one) => isUnder(one, at));
    const rest = this.#standing && corner && withoutCorner(shape, this.#standing, corner);
    if (!rest) return;
    this.#standing = rest;
    onFinish(false);
  }

  drag({ lng, lat }: Pointed): void {
    const { shape, snap } = this.#options;
    if (!this.#held) return;
    const { nth, corner, geometry } = this.#held;
    const now = snap([lng, lat], nth) ?? [lng, lat];
    const moved = withEdgeEnd(shape, geometry, { old: corner, now });
    if (moved) this.#standing = roundToMergePrecision(moved);
    this.#change();
  }

  drop(): void {
    this.#held = null;
    this.#options.onFinish(false);
  }

  letGo(): void {
    if (this.#held) this.#standing = this.#held.before;
    this.#held = null;
    this.#change();
  }

  /** A press on the last corner ends a line; on the first or the last, an area. */
  #isClosedBy(at: Pointed): boolean {
    const { shape, way, isUnder } = this.#options;
    const corners = this.#corners.current;
    if (way !== 'corners' || shape === 'point' || corners.length < LEAST_CORNERS[shape]) return false;
    const ends = [corners.at(-1), ...(shape === 'polygon' ? [corners[0]] : [])];
    return ends.some((corner) => corner !== undefined && isUnder(corner, at));
  }

  #isWholeCircle(): boolean {
    return this.#options.way === 'circle' && this.setCount === 2;
  }

  #change(): void {
    this.#show();
    this.#options.onChange();
  }

  #show(): void {
    const { geometry } = this;
    const corners = this.#standing ? cornersOf(this.#standing) : this.#corners.current;
    const middles = this.#standing ? middlesOf(this.#standing) : noCorners;
    this.#options.show(geometry || corners.length > 0 ? { geometry, corners, middles } : null);
  }
}
