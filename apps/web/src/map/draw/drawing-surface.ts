import type { Shape, WayId } from '@tussock/domain';
import type { EdgeEnds, Geometry, Position, Ring } from '@tussock/geometry';

/** A place on a map, CSS pixels from its top left. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Full-precision shapes by the id that a map knows them under. */
export type ShapeFinder = (id: string) => Geometry | undefined;

/** Where a button or a finger is: on the ground, and in pixels from the top left of the map. */
export interface Pointed {
  readonly lng: number;
  readonly lat: number;
  readonly containerX: number;
  readonly containerY: number;
}

/** What a pen is to hear in place of an event; null keeps it from hearing. */
export type Hear = <E extends Pointed>(event: E, what: 'move' | 'click' | 'drag') => E | null;

export interface PenOptions {
  readonly shape: Shape;
  readonly way: WayId;
  /** A pen drags outlines only; holes are kept aside and stay. */
  readonly holes: readonly Ring[];
  /** Where a corner is drawn to; which of a shape that stands it is, where one is dragged. */
  readonly snap: (at: Position, nth: number | undefined) => Position | null;
  readonly hear: Hear;
  readonly onChange: () => void;
  /** A drag, a corner more or less, or the last corner of a new shape. */
  readonly onFinish: (isDrawn: boolean) => void;
}

/** What hears of the pointer, and holds and shows the one shape that is drawn or changed. */
export interface ShapePen {
  readonly isOn: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many corners of a new shape are set; the pointer's own is not among them. */
  readonly setCount: number;
  /** What is in it, at the decimals that are kept and with its holes; null while there is nothing. */
  readonly geometry: Geometry | null;
  /** What is typed goes where it says. */
  readonly snaps: boolean;
  undo(): void;
  redo(): void;
  stop(): void;
  /** Ready for a new shape. */
  beginNew(): void;
  /** A shape to be dragged by its corners. */
  checkOut(geometry: Geometry): void;
  /** Shows the checked out shape as something else, for as long as it is dragged. */
  preview(geometry: Geometry): void;
  /** A click at a place instead of at a pixel: nothing is closed by it. */
  ink(at: Position): void;
}

export interface CornerTaps {
  /** The shape whose corners can be tapped now; null while there is none. */
  readonly shape: () => Geometry | null;
  readonly onTap: (corner: Position) => void;
}

export interface EdgeDrags {
  /** The shape whose edges can be dragged now; null while there is none. */
  readonly shape: () => Geometry | null;
  readonly snap: (at: Position) => Position | null;
  readonly onMove: (edge: EdgeEnds, to: EdgeEnds) => void;
  readonly onEnd: (edge: EdgeEnds, to: EdgeEnds) => void;
  /** What was seen of it since it was taken is not to be. */
  readonly onLetGo: () => void;
}

/** What of a map is asked where something may attract a corner. */
export interface SurfaceGround {
  pixelOf(at: Position): Pixels;
  metresPerPixel(at: Position): number;
  /** Everything that lies within a reach, in pixels, of a place: at full precision where it has one. */
  shapesNear(
    at: Position,
    within: { readonly pixels: number; readonly findShape: ShapeFinder },
  ): readonly Geometry[];
}

/** What is drawn on: the engine's map, or the plain one that stands in for it. */
export interface DrawingSurface extends SurfaceGround {
  /** Of a map that is gone nothing is left that could be taken away. */
  readonly isGone: boolean;
  /** Where its cross stands. */
  centre(): Position;
  openPen(options: PenOptions): ShapePen;
  /** Both give what ends the listening. */
  hearTaps(taps: CornerTaps): () => void;
  dragEdges(drags: EdgeDrags): () => void;
}
