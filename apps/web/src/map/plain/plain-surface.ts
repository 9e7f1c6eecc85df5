import {
  boundsMeet,
  distanceMetres,
  type Bounds,
  type EdgeEnds,
  type Geometry,
  type Position,
} from '@tussock/geometry';
import { cornerUnder } from '../draw/corner-tap.ts';
import { cornersOf } from '../draw/corners-of-shape.ts';
import type {
  CornerTaps,
  DrawingSurface,
  EdgeDrags,
  PenOptions,
  Pixels,
  Pointed,
  ShapeFinder,
  ShapePen,
} from '../draw/drawing-surface.ts';
import { EDGE_REACH, edgeAt, edgeMoved } from '../draw/edge-drag.ts';
import { knownBounds } from './known-bounds.ts';
import { PlainPen, type InHand } from './plain-pen.ts';
import { middleOf, type Pixel, type PlainView } from './plain-view.ts';

/** So near to a corner it is dragged, or pressed again to finish, pixels: as on the engine's map. */
const GRIP_PIXELS = 18;

/** What stands on the picture while something is drawn on it. */
export interface PlainScene {
  readonly view: PlainView;
  /** What can be seen, by the ids under which its shapes are found. */
  readonly shapes: readonly { readonly id: string; readonly geometry: Geometry }[];
}

interface PlainSurfaceOptions {
  readonly scene: () => PlainScene;
  readonly show: (inHand: InHand | null) => void;
}

/** The plain picture, drawn on with the plain pen. */
export class PlainSurface implements DrawingSurface {
  readonly isGone = false;
  readonly #scene: () => PlainScene;
  readonly #show: (inHand: InHand | null) => void;
  #pen: PlainPen | null = null;
  #taps: CornerTaps | null = null;
  #drags: EdgeDrags | null = null;
  /** The edge that is dragged, and where it has come to. */
  #edge: { readonly edge: EdgeEnds; readonly start: Position; readonly to: EdgeEnds | null } | null = null;

  constructor({ scene, show }: PlainSurfaceOptions) {
    this.#scene = scene;
    this.#show = show;
  }

  /** Whether something is drawn on it now. */
  get isOn(): boolean {
    return this.#pen?.isOn ?? false;
  }

  centre(): Position {
    const { view } = this.#scene();
    return view.toPosition(middleOf(view));
  }

  pixelOf(at: Position): Pixels {
    const [x, y] = this.#scene().view.toPixel(at);
    return { x, y };
  }

  metresPerPixel(at: Position): number {
    const { view } = this.#scene();
    const [x, y] = view.toPixel(at);
    return distanceMetres(at, view.toPosition([x + 1, y]));
  }

  shapesNear(
    at: Position,
    { pixels, findShape }: { readonly pixels: number; readonly findShape: ShapeFinder },
  ): readonly Geometry[] {
    const { view, shapes } = this.#scene();
    const [x, y] = view.toPixel(at);
    const [west, south] = view.toPosition([x - pixels, y + pixels]);
    const [east, north] = view.toPosition([x + pixels, y - pixels]);
    const around: Bounds = [west, south, east, north];
    return shapes
      .filter(({ geometry }) => boundsMeet(knownBounds(geometry), around))
      .flatMap(({ id }) => findShape(id) ?? []);
  }

  openPen(options: PenOptions): ShapePen {
    this.#pen = new PlainPen({
      ...options,
      isUnder: (corner, { containerX, containerY }) => {
        const { x, y } = this.pixelOf(corner);
        return Math.hypot(x - containerX, y - containerY) <= GRIP_PIXELS;
      },
      show: this.#show,
    });
    return this.#pen;
  }

  hearTaps(taps: CornerTaps): () => void {
    this.#taps = taps;
    return () => {
      this.#taps = null;
    };
  }

  dragEdges(drags: EdgeDrags): () => void {
    this.#drags = drags;
    return () => {
      this.#drags = null;
    };
  }

  press(at: Pixel): void {
    const standing = this.#taps?.shape() ?? null;
    const [x, y] = at;
    const corner = standing && cornerUnder(cornersOf(standing), { x, y }, (place) => this.pixelOf(place));
    if (corner) this.#taps?.onTap(corner);
    else this.#pen?.press(this.#pointed(at));
  }

  point(at: Pixel | null): void {
    this.#pen?.point(at && this.#pointed(at));
  }

  /** Takes a corner, the middle between two or a whole edge; whether there is one. */
  grab(at: Pixel): boolean {
    if (this.#pen?.grab(this.#pointed(at))) return true;
    const [x, y] = at;
    const edge =
      this.#drags &&
      edgeAt((place) => this.pixelOf(place), this.#drags.shape(), { at: { x, y }, reach: EDGE_REACH.touch });
    this.#edge = edge ? { edge, start: this.#scene().view.toPosition(at), to: null } : null;
    return this.#edge !== null;
  }

  drag(at: Pixel): void {
    const held = this.#edge;
    if (!held || !this.#drags) {
      this.#pen?.drag(this.#pointed(at));
      return;
    }
    const { edge, start } = held;
    const to = edgeMoved(edge, [start, this.#scene().view.toPosition(at)], this.#drags.snap);
    this.#edge = { edge, start, to };
    this.#drags.onMove(edge, to);
  }

  drop(): void {
    const held = this.#edge;
    this.#edge = null;
    if (held?.to) this.#drags?.onEnd(held.edge, held.to);
    else if (!held) this.#pen?.drop();
  }

  letGo(): void {
    const held = this.#edge;
    this.#edge = null;
    if (held?.to) this.#drags?.onLetGo();
    else if (!held) this.#pen?.letGo();
  }

  takeOut(at: Pixel): void {
    this.#pen?.takeOut(this.#pointed(at));
  }

  #pointed(at: Pixel): Pointed {
    const [lng, lat] = this.#scene().view.toPosition(at);
    return { lng, lat, containerX: at[0], containerY: at[1] };
  }
}
