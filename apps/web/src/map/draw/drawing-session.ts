import { partitionRefusals, type Shape, type WayId } from '@tussock/domain';
import {
  followEdit,
  roundCircle,
  roundToMergePrecision,
  type Geometry,
  type Parcel,
  type Position,
  type Ring,
} from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { TerraDraw, TerraDrawModeUndoRedo, type SnapToCustom } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Palette } from '../engine/palette.ts';
import { cornersOf, growthOf, shapeOfCorners, touchedCorner, withoutCorner } from './corners-of-shape.ts';
import { drawModes, modeOf, modeToDraw, typeOf } from './draw-modes.ts';
import { edgeAtPointer, edgeInto, withEdgeEnd, type RunningEdge } from './running-edge.ts';
import { findSnap, type ShapeFinder } from './snap-finder.ts';
import { Steps } from './steps.ts';

/** Spec §9: coordinates are kept to 7 decimals. A snapped coordinate with more would make a later undo lose the shape. */
const DECIMALS = 7;
const NOWHERE_PIXELS = -1e6;

export interface DrawnShape {
  /** The shape so far, the pointer's own corner included; null before there is one. */
  readonly geometry: Geometry | null;
  /** Closed and ready to be saved; corners may still be moved. */
  readonly isFinished: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** A corner was put in or moved last, which can be taken out by a button. */
  readonly canTakeCornerOut: boolean;
  /** The shapes beside it that moved with it: those that share its borders. */
  readonly moved: readonly Parcel[];
  /** Why the last edit was not done; null where it was. */
  readonly refusal: string | null;
  /** The edge that is drawn or dragged; null before there is one. */
  readonly edge: RunningEdge | null;
}

export interface DrawingWish {
  readonly shape: Shape;
  /** A shape to be changed; a new one is drawn where it is left out. */
  readonly geometry?: Geometry | undefined;
  /** How a new shape is drawn; corner by corner where it is left out. */
  readonly way?: WayId;
  /** Shapes that share borders with it, with the corners they have in common: what is dragged is dragged in them too. */
  readonly neighbours?: readonly Parcel[];
  /** The shape stood before: a corner that is typed moves the last one that was touched. */
  readonly isEdit?: boolean;
}

/** What stands after an edit; no shape before the first is closed. */
interface Step {
  readonly geometry: Geometry | null;
  readonly neighbours: readonly Parcel[];
}

const isSameGeometry = (one: Geometry | null, other: Geometry | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const withMoved = (parcels: readonly Parcel[], moved: readonly Parcel[]): readonly Parcel[] => {
  const next = new Map(moved.map((parcel) => [parcel.id, parcel]));
  return parcels.map((parcel) => next.get(parcel.id) ?? parcel);
};

/** One act of drawing or changing a shape. The plan's own features are not in here: only the one that is worked on. */
export class DrawingSession {
  readonly #map: MapLibreMap;
  readonly #draw: TerraDraw;
  readonly #shape: Shape;
  readonly #way: WayId;
  readonly #tell: (drawn: DrawnShape) => void;
  readonly #findShape: ShapeFinder;
  /** The library drags outlines only; holes are kept aside and stay. */
  readonly #holes: readonly Ring[];
  readonly #untouched: readonly Parcel[];
  readonly #steps: Steps<Step>;
  readonly #pen: ReturnType<typeof drawModes>[number] | undefined;
  /** A shape that stood before: its corners are moved, none is put behind its last. */
  readonly #isEdit: boolean;
  /** Corners set at the middle of the map before they make a shape. */
  #pending: readonly Position[] = [];
  /** What is typed goes where it says. */
  #snaps = true;
  #touched: Position | null = null;
  #refusal: string | null = null;
  /** The library tells of what we put into it, too. */
  #isShowing = false;

  constructor(options: {
    readonly map: MapLibreMap;
    readonly wish: DrawingWish;
    readonly palette: Palette;
    readonly findShape: ShapeFinder;
    readonly tell: (drawn: DrawnShape) => void;
  }) {
    const { map, wish, palette, findShape, tell } = options;
    this.#map = map;
    this.#shape = wish.shape;
    this.#way = wish.way ?? 'corners';
    this.#tell = tell;
    this.#findShape = findShape;
    this.#holes = wish.geometry?.type === 'Polygon' ? wish.geometry.coordinates.slice(1) : [];
    this.#untouched = wish.neighbours ?? [];
    this.#isEdit = wish.isEdit ?? false;
    const geometry = wish.geometry ? roundToMergePrecision(wish.geometry) : null;
    this.#steps = new Steps([{ geometry, neighbours: this.#untouched }]);
    const snap: SnapToCustom = ({ lng, lat }) => {
      const snapped = this.#snaps && findSnap(map, findShape, [lng, lat]);
      return snapped ? [snapped[0], snapped[1]] : undefined;
    };
    const modes = drawModes(palette, snap);
    this.#pen = modes.find(({ mode }) => mode === modeToDraw(wish.shape, this.#way));
    this.#draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: DECIMALS }),
      modes,
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    });
    this.#draw.start();
    this.#draw.on('change', () => this.#report());
    this.#draw.on('history', () => this.#report());
    // Out of the library's own handler: it still works on what has just finished.
    this.#draw.on('finish', (_id, { action }) => queueMicrotask(() => this.#finish(action === 'draw')));
    this.#show();
  }

  undo(): void {
    if (this.#pending.length > 0) this.#pending = this.#pending.slice(0, -1);
    else if (this.#steps.current.geometry === null && this.#draw.canUndo()) {
      this.#draw.undo();
      return;
    } else this.#steps.undo();
    this.#show();
  }

  redo(): void {
    if (this.#steps.current.geometry === null && this.#draw.canRedo()) {
      this.#draw.redo();
      return;
    }
    this.#steps.redo();
    this.#show();
  }

  /** Sets a corner where the middle of the map is, snapped to what lies there. */
  addCornerAtCentre(): void {
    const { lng, lat } = this.#map.getCenter();
    this.addCorner(findSnap(this.#map, this.#findShape, [lng, lat]) ?? [lng, lat]);
  }

  /** Puts the end of the running edge exactly there: nothing attracts it. */
  setEdgeEnd(at: Position): void {
    const { geometry } = this.#steps.current;
    const old = this.#edge()?.to;
    if (!this.#isEdit || !geometry || !old) {
      this.addCorner(at);
      return;
    }
    const moved = withEdgeEnd(this.#shape, geometry, { old, now: at });
    if (moved) this.#take(roundToMergePrecision(moved));
  }

  addCorner(at: Position): void {
    const { geometry } = this.#steps.current;
    // What was begun with the pointer goes on with it; what is no row of corners is the library's alone.
    if (!geometry && (this.#inLibrary() || this.#way !== 'corners')) {
      this.#ink(at);
      return;
    }
    const corners = [...(geometry ? cornersOf(geometry) : this.#pending), at];
    const grown = shapeOfCorners(this.#shape, corners, this.#holes);
    this.#pending = grown ? [] : corners;
    if (grown) this.#take(roundToMergePrecision(grown));
    else this.#report();
  }

  /** A click at a place instead of at a pixel: so far from any, on the screen, that nothing is closed by it. */
  #ink([lng, lat]: Position): void {
    const click = {
      lng,
      lat,
      containerX: NOWHERE_PIXELS,
      containerY: NOWHERE_PIXELS,
      button: 'left' as const,
      heldKeys: [],
      isContextMenu: false,
    };
    this.#snaps = false;
    this.#pen?.onMouseMove(click);
    this.#pen?.onClick(click);
    this.#snaps = true;
    this.#report();
  }

  #edge(): RunningEdge | null {
    const { geometry } = this.#steps.current;
    if (this.#pending.length > 0) return edgeAtPointer(this.#pending, this.#pending.length);
    const drawn = this.#inLibrary();
    if (!geometry && this.#way !== 'corners') return null;
    if (!geometry) return drawn && edgeAtPointer(cornersOf(drawn), this.#pen?.undoSize() ?? 0);
    // While a corner is dragged it is not taken yet.
    const dragged = drawn && touchedCorner(geometry, drawn);
    return edgeInto(drawn ?? geometry, this.#isEdit ? (dragged ?? this.#touched) : dragged);
  }

  /** Takes out the corner that was put in or moved last. */
  takeCornerOut(): void {
    const { geometry } = this.#steps.current;
    const rest = geometry && this.#touched && withoutCorner(this.#shape, geometry, this.#touched);
    if (rest) this.#take(rest);
  }

  stop(): void {
    if (this.#draw.enabled) this.#draw.stop();
  }

  /** A drag, a corner more or less, or the last corner of a new shape. */
  #finish(isDrawn: boolean): void {
    if (!this.#draw.enabled || this.#isShowing) return;
    const geometry = this.#inLibrary();
    if (!geometry) return;
    if (isDrawn) {
      for (const grown of this.#stepsTo(geometry))
        this.#steps.push({ geometry: grown, neighbours: this.#untouched });
      this.#show();
    } else this.#take(geometry);
  }

  /** Corner by corner the way it was drawn; else all at once. A circle is made round: the library's is one by eye. */
  #stepsTo(geometry: Geometry): readonly Geometry[] {
    if (this.#way === 'corners') return growthOf(this.#shape, geometry);
    const isCircle = this.#way === 'circle' && geometry.type === 'Polygon';
    return [isCircle ? roundCircle(geometry) : geometry];
  }

  /** Makes a step of an edit, with what it moves beside it; one that cannot be is taken back, and it is said why. */
  #take(geometry: Geometry): void {
    const { geometry: before, neighbours } = this.#steps.current;
    if (isSameGeometry(before, geometry)) return;
    const followed = this.#follow(geometry);
    this.#refusal = followed.ok ? null : partitionRefusals[followed.reason];
    if (followed.ok) {
      this.#touched = before && touchedCorner(before, geometry);
      this.#steps.push({ geometry, neighbours: withMoved(neighbours, followed.changed) });
    }
    this.#show();
  }

  #follow(geometry: Geometry): ReturnType<typeof followEdit> {
    const { geometry: before, neighbours } = this.#steps.current;
    if (before?.type !== 'Polygon' || geometry.type !== 'Polygon') return { ok: true, changed: [] };
    return followEdit(neighbours, before, geometry);
  }

  /** Puts what stands into the library. */
  #show(): void {
    if (!this.#draw.enabled) return;
    const { geometry } = this.#steps.current;
    this.#isShowing = true;
    if (geometry) this.#checkOut(geometry);
    else if (this.#draw.getMode() !== modeToDraw(this.#shape, this.#way)) {
      this.#draw.clear();
      this.#draw.setMode(modeToDraw(this.#shape, this.#way));
    }
    this.#isShowing = false;
    this.#report();
  }

  #checkOut(geometry: Geometry): void {
    if (isSameGeometry(this.#inLibrary(), geometry) && this.#draw.getMode() === 'select') return;
    this.#draw.clear();
    const id = this.#draw.getFeatureId();
    const outline =
      geometry.type === 'Polygon' ? { ...geometry, coordinates: geometry.coordinates.slice(0, 1) } : geometry;
    const [result] = this.#draw.addFeatures([
      // Only single shapes are checked out (`whyNotEditable`); the library's type is the same GeoJSON, not read-only.
      { id, type: 'Feature', geometry: outline as never, properties: { mode: modeOf[this.#shape] } },
    ]);
    if (result?.valid) this.#draw.selectFeature(id);
  }

  #inLibrary(): Geometry | null {
    const drawn = this.#draw
      .getSnapshot()
      .find(
        ({ geometry, properties }) =>
          geometry.type === typeOf[this.#shape] &&
          [modeOf[this.#shape], modeToDraw(this.#shape, this.#way)].some(
            (mode) => mode === properties['mode'],
          ),
      );
    if (!drawn) return null;
    // The library works on the same GeoJSON shapes as we do.
    const geometry = roundToMergePrecision(drawn.geometry as unknown as Geometry);
    if (geometry.type !== 'Polygon' || this.#holes.length === 0) return geometry;
    return { ...geometry, coordinates: [...geometry.coordinates.slice(0, 1), ...this.#holes] };
  }

  #report(): void {
    if (this.#isShowing) return;
    const { geometry: stands, neighbours } = this.#steps.current;
    const geometry = this.#inLibrary() ?? stands;
    const isDrawing = stands === null;
    // While a corner is dragged, those who share it are seen to follow.
    const followed = !isDrawing && geometry ? this.#follow(geometry) : undefined;
    const now = followed?.ok ? withMoved(neighbours, followed.changed) : neighbours;
    this.#tell({
      geometry,
      isFinished: !isDrawing,
      canUndo: this.#steps.canUndo || this.#pending.length > 0 || (isDrawing && this.#draw.canUndo()),
      canRedo: this.#steps.canRedo || (isDrawing && this.#draw.canRedo()),
      canTakeCornerOut: this.#touched !== null && !isDrawing,
      moved: now.filter((parcel, index) => parcel !== this.#untouched[index]),
      refusal: this.#refusal,
      edge: this.#edge(),
    });
  }
}
