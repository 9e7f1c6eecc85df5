import type { Shape, WayId } from '@tussock/domain';
import {
  isSameGeometry,
  roundToMergePrecision,
  type Geometry,
  type Position,
  type Ring,
} from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { TerraDraw, TerraDrawModeUndoRedo } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Palette } from '../engine/palette.ts';
import { drawModes, modeOf, modeToDraw, typeOf } from './draw-modes.ts';
import { beginWherePressed, hearThrough, type Hear, type Pen } from './pen-events.ts';
import { followPresses } from './follow-presses.ts';

/** Spec §9: coordinates are kept to 7 decimals. A snapped coordinate with more would make a later undo lose the shape. */
const DECIMALS = 7;
const NOWHERE_PIXELS = -1e6;

interface LibraryOptions {
  readonly map: MapLibreMap;
  readonly palette: Palette;
  readonly shape: Shape;
  readonly way: WayId;
  /** Holes of the area: the library drags outlines only, so they are stored here unchanged. */
  readonly holes: readonly Ring[];
  /** Snaps a corner; `nth` is the index of a dragged corner of a finished shape. */
  readonly snap: (at: Position, nth: number | undefined) => Position | null;
  readonly hear: Hear;
  readonly onChange: () => void;
  /** Called after a drag, an added or removed corner, or the last corner of a new shape. */
  readonly onFinish: (isDrawn: boolean) => void;
}

/** A geometry without the holes of an area. */
const outlineOf = (geometry: Geometry): Geometry =>
  geometry.type === 'Polygon' ? { ...geometry, coordinates: geometry.coordinates.slice(0, 1) } : geometry;

/** Wraps the drawing library for one shape: reads its content, replaces it, and clicks into it. */
export class DrawingLibrary {
  readonly #draw: TerraDraw;
  readonly #shape: Shape;
  readonly #newMode: string;
  readonly #holes: readonly Ring[];
  readonly #pen: Pen | undefined;
  readonly #leavePresses: () => void;
  /** Whether clicks snap; off for a typed position, which must stay exact. */
  snaps = true;

  constructor({ map, palette, shape, way, holes, snap, hear, onChange, onFinish }: LibraryOptions) {
    this.#shape = shape;
    this.#newMode = modeToDraw(shape, way);
    this.#holes = holes;
    const modes = drawModes(palette, ({ lng, lat }, { currentCoordinate }) => {
      const snapped = this.snaps ? snap([lng, lat], currentCoordinate) : null;
      return snapped ? [snapped[0], snapped[1]] : undefined;
    });
    this.#pen = modes.find(({ mode }) => mode === this.#newMode);
    if (this.#pen) hearThrough(this.#pen, hear);
    const presses = followPresses(map);
    this.#leavePresses = presses.leave;
    for (const mode of modes) beginWherePressed(mode, presses.last);
    this.#draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: DECIMALS }),
      modes,
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    });
    this.#draw.start();
    this.#draw.on('change', onChange);
    this.#draw.on('history', onChange);
    // Out of the library's own handler: it still works on what has just finished.
    this.#draw.on('finish', (_id, { action }) => queueMicrotask(() => onFinish(action === 'draw')));
  }

  get isOn(): boolean {
    return this.#draw.enabled;
  }

  get canUndo(): boolean {
    return this.#draw.canUndo();
  }

  get canRedo(): boolean {
    return this.#draw.canRedo();
  }

  /** Number of set corners of a new shape, without the pointer's own. */
  get setCount(): number {
    return this.#pen?.undoSize() ?? 0;
  }

  undo(): void {
    this.#draw.undo();
  }

  redo(): void {
    this.#draw.redo();
  }

  stop(): void {
    this.#leavePresses();
    if (this.#draw.enabled) this.#draw.stop();
  }

  /** Starts a new shape. */
  beginNew(): void {
    if (this.#draw.getMode() === this.#newMode) return;
    this.#draw.clear();
    this.#dotCorners(true);
    this.#draw.setMode(this.#newMode);
  }

  /** Starts dragging a shape by its corners. */
  checkOut(geometry: Geometry): void {
    if (isSameGeometry(this.geometry, geometry) && this.#draw.getMode() === 'select') return;
    this.#draw.clear();
    this.#dotCorners(false);
    const id = this.#draw.getFeatureId();
    const [result] = this.#draw.addFeatures([
      {
        id,
        type: 'Feature',
        // Only single shapes are checked out (`hasSeveralParts`); the library's type is the same GeoJSON, not read-only.
        geometry: outlineOf(geometry) as never,
        properties: { mode: modeOf[this.#shape] },
      },
    ]);
    if (result?.valid) this.#draw.selectFeature(id);
  }

  /** Shows corners as dots while a shape is drawn; a shape that is dragged has handles there instead. */
  #dotCorners(showCoordinatePoints: boolean): void {
    if (this.#shape !== 'point') this.#draw.updateModeOptions(modeOf[this.#shape], { showCoordinatePoints });
  }

  /** Shows another geometry for the shape while it is dragged. */
  preview(geometry: Geometry): void {
    const drawn = this.#drawn();
    // The library's type is the same GeoJSON, not read-only.
    if (drawn?.id !== undefined) this.#draw.updateFeatureGeometry(drawn.id, outlineOf(geometry) as never);
  }

  /** Sets a corner at a position instead of a pixel: sent as a click far from all others on the screen, so that it does not close the shape. */
  ink([lng, lat]: Position): void {
    const click = {
      lng,
      lat,
      containerX: NOWHERE_PIXELS,
      containerY: NOWHERE_PIXELS,
      button: 'left' as const,
      heldKeys: [],
      isContextMenu: false,
    };
    this.snaps = false;
    this.#pen?.onMouseMove(click);
    this.#pen?.onClick(click);
    this.snaps = true;
  }

  /** The present geometry, rounded to the stored decimals and with its holes; null while there is nothing. */
  get geometry(): Geometry | null {
    const drawn = this.#drawn();
    if (!drawn) return null;
    // The library works on the same GeoJSON shapes as we do.
    const geometry = roundToMergePrecision(drawn.geometry as unknown as Geometry);
    if (geometry.type !== 'Polygon' || this.#holes.length === 0) return geometry;
    return { ...geometry, coordinates: [...geometry.coordinates.slice(0, 1), ...this.#holes] };
  }

  #drawn() {
    const modes = [modeOf[this.#shape], this.#newMode];
    return this.#draw
      .getSnapshot()
      .find(
        ({ geometry, properties }) =>
          geometry.type === typeOf[this.#shape] && modes.some((mode) => mode === properties['mode']),
      );
  }
}
