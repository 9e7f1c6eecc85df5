import { boundsMeet, distanceMetres, type Bounds, type Geometry, type Position } from '@tussock/geometry';
import { cornerUnder } from '../draw/corner-tap.ts';
import { cornersOf } from '../draw/corners-of-shape.ts';
import type {
  CornerTaps,
  DrawingSurface,
  PenOptions,
  Pixels,
  Pointed,
  ShapeFinder,
  ShapePen,
} from '../draw/drawing-surface.ts';
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

/** The plain picture, drawn on with the plain pen. Whole edges are not dragged on it. */
export class PlainSurface implements DrawingSurface {
  readonly isGone = false;
  readonly #scene: () => PlainScene;
  readonly #show: (inHand: InHand | null) => void;
  #pen: PlainPen | null = null;
  #taps: CornerTaps | null = null;

  constructor({ scene, show }: PlainSurfaceOptions) {
    this.#scene = scene;
    this.#show = show;
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

  dragEdges(): () => void {
    return () => undefined;
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

  grab(at: Pixel): boolean {
    return this.#pen?.grab(this.#pointed(at)) ?? false;
  }

  drag(at: Pixel): void {
    this.#pen?.drag(this.#pointed(at));
  }

  drop(): void {
    this.#pen?.drop();
  }

  letGo(): void {
    this.#pen?.letGo();
  }

  #pointed(at: Pixel): Pointed {
    const [lng, lat] = this.#scene().view.toPosition(at);
    return { lng, lat, containerX: at[0], containerY: at[1] };
  }
}
