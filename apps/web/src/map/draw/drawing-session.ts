import type { Shape } from '@tussock/domain';
import { roundToMergePrecision, type Geometry, type Position } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawLineStringMode,
  TerraDrawModeUndoRedo,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  TerraDrawSessionUndoRedo,
  TerraDrawUndoRedoKeyboardShortcuts,
  type HexColor,
  type SnapToCustom,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Palette } from '../engine/palette.ts';
import { findSnap, type ShapeFinder } from './snap-finder.ts';

/** Spec §9: coordinates are kept to 7 decimals. A snapped coordinate with more would make a later undo lose the shape. */
const DECIMALS = 7;

const modeOf: { readonly [S in Shape]: string } = { point: 'point', line: 'linestring', polygon: 'polygon' };
const typeOf: { readonly [S in Shape]: string } = { point: 'Point', line: 'LineString', polygon: 'Polygon' };

export interface DrawnShape {
  /** The shape so far, the pointer's own corner included; null before there is one. */
  readonly geometry: Geometry | null;
  /** Closed and ready to be saved; corners may still be moved. */
  readonly isFinished: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface DrawingWish {
  readonly shape: Shape;
  /** A shape to be changed; a new one is drawn where it is left out. */
  readonly geometry?: Geometry | undefined;
}

function modes(palette: Palette, toCustom: SnapToCustom) {
  // Read from the tokens, which are written as six-digit hex.
  const colour = palette.selected as HexColor;
  const halo = palette.halo as HexColor;
  const snapping = { toCustom };
  const point = {
    selectionPointColor: halo,
    selectionPointOutlineColor: colour,
    selectionPointWidth: 6,
    selectionPointOutlineWidth: 2,
  };
  const midPoint = {
    midPointColor: colour,
    midPointOutlineColor: halo,
    midPointWidth: 4,
    midPointOutlineWidth: 1,
  };
  const coordinates = {
    snappable: snapping,
    midpoints: { draggable: true },
    draggable: true,
    deletable: true,
  };
  return [
    new TerraDrawPolygonMode({
      snapping,
      styles: {
        fillColor: colour,
        fillOpacity: 0.15,
        outlineColor: colour,
        outlineWidth: 2,
        closingPointColor: colour,
        snappingPointColor: colour,
      },
    }),
    new TerraDrawLineStringMode({
      snapping,
      styles: {
        lineStringColor: colour,
        lineStringWidth: 3,
        closingPointColor: colour,
        snappingPointColor: colour,
      },
    }),
    new TerraDrawPointMode({
      styles: { pointColor: colour, pointWidth: 7, pointOutlineColor: halo, pointOutlineWidth: 2 },
    }),
    new TerraDrawSelectMode({
      allowManualDeselection: false,
      flags: {
        polygon: { feature: { draggable: false, coordinates } },
        linestring: { feature: { draggable: false, coordinates } },
        point: { feature: { draggable: true } },
      },
      styles: {
        selectedPolygonColor: colour,
        selectedPolygonFillOpacity: 0.2,
        selectedPolygonOutlineColor: colour,
        selectedPolygonOutlineWidth: 3,
        selectedLineStringColor: colour,
        selectedLineStringWidth: 4,
        selectedPointColor: colour,
        selectedPointWidth: 8,
        selectedPointOutlineColor: halo,
        selectedPointOutlineWidth: 2,
        ...point,
        ...midPoint,
      },
    }),
  ];
}

/** One act of drawing or changing a shape. The plan's own features are not in here: only the one that is worked on. */
export class DrawingSession {
  readonly #map: MapLibreMap;
  readonly #draw: TerraDraw;
  readonly #shape: Shape;
  readonly #tell: (drawn: DrawnShape) => void;
  readonly #findShape: ShapeFinder;
  /** Corners set at the middle of the map, for those who draw by keyboard or stand in the paddock with a phone. */
  #corners: Position[] = [];
  #isFinished = false;
  /** The shape that is being changed: undoing goes back to it and no further. */
  #checkedOut: Geometry | null = null;

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
    this.#tell = tell;
    this.#findShape = findShape;
    const snap: SnapToCustom = ({ lng, lat }) => {
      const snapped = findSnap(map, findShape, [lng, lat]);
      return snapped ? [snapped[0], snapped[1]] : undefined;
    };
    this.#draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: DECIMALS }),
      modes: modes(palette, snap),
      undoRedo: {
        modeLevel: new TerraDrawModeUndoRedo(),
        sessionLevel: new TerraDrawSessionUndoRedo({ maxStackSize: 100 }),
        keyboardShortcuts: new TerraDrawUndoRedoKeyboardShortcuts(),
      },
    });
    this.#draw.start();
    this.#draw.on('change', () => this.#report());
    this.#draw.on('history', () => this.#report());
    this.#draw.on('finish', (id, { action }) => {
      if (action !== 'draw') return;
      this.#isFinished = true;
      // Out of the library's own handler: it still works on the mode that has just finished.
      queueMicrotask(() => {
        if (!this.#draw.enabled) return;
        this.#draw.selectFeature(id);
        this.#report();
      });
    });
    if (wish.geometry) {
      this.#checkOut(wish.geometry);
      this.#checkedOut = this.#current();
      this.#report();
    } else this.#draw.setMode(modeOf[wish.shape]);
  }

  undo(): void {
    if (!this.#isAsCheckedOut(this.#current())) this.#draw.undo();
  }

  redo(): void {
    this.#draw.redo();
  }

  /** Sets a corner where the middle of the map is, snapped to what lies there. */
  addCornerAtCentre(): void {
    const { lng, lat } = this.#map.getCenter();
    const at: Position = findSnap(this.#map, this.#findShape, [lng, lat]) ?? [lng, lat];
    this.#corners = [...this.#corners, at];
    const geometry = this.#geometryOfCorners();
    if (geometry) this.#replace(geometry);
    this.#report();
  }

  /** How many corners were set at the middle of the map. */
  get cornerCount(): number {
    return this.#corners.length;
  }

  stop(): void {
    if (this.#draw.enabled) this.#draw.stop();
  }

  #geometryOfCorners(): Geometry | null {
    const [first] = this.#corners;
    if (!first) return null;
    if (this.#shape === 'point') return { type: 'Point', coordinates: this.#corners.at(-1) ?? first };
    if (this.#shape === 'line')
      return this.#corners.length < 2 ? null : { type: 'LineString', coordinates: this.#corners };
    return this.#corners.length < 3 ? null : { type: 'Polygon', coordinates: [[...this.#corners, first]] };
  }

  #replace(geometry: Geometry): void {
    this.#draw.clear();
    this.#checkOut(geometry);
  }

  #checkOut(geometry: Geometry): void {
    const id = this.#draw.getFeatureId();
    const rounded = roundToMergePrecision(geometry);
    const [result] = this.#draw.addFeatures([
      // Only single shapes are checked out (`whyNotEditable`); the library's type is the same GeoJSON, not read-only.
      { id, type: 'Feature', geometry: rounded as never, properties: { mode: modeOf[this.#shape] } },
    ]);
    if (!result?.valid) return;
    this.#isFinished = true;
    this.#draw.selectFeature(id);
    this.#report();
  }

  #isAsCheckedOut(geometry: Geometry | null): boolean {
    return this.#checkedOut !== null && JSON.stringify(geometry) === JSON.stringify(this.#checkedOut);
  }

  #restore(): void {
    if (!this.#draw.enabled || this.#current() || !this.#checkedOut) return;
    this.#replace(this.#checkedOut);
  }

  #current(): Geometry | null {
    const drawn = this.#draw
      .getSnapshot()
      .find(
        ({ geometry, properties }) =>
          geometry.type === typeOf[this.#shape] && properties['mode'] === modeOf[this.#shape],
      );
    // The library works on the same GeoJSON shapes as we do.
    return drawn ? roundToMergePrecision(drawn.geometry as unknown as Geometry) : null;
  }

  #report(): void {
    const geometry = this.#current();
    if (!geometry && this.#checkedOut) {
      // Undone past its beginning: what is changed is never nothing. Out of the library's own handler, which is at work on it.
      queueMicrotask(() => this.#restore());
      return;
    }
    // A shape that is changed is whole at every step; one that is drawn is not until its last corner.
    this.#isFinished = geometry !== null && (this.#isFinished || this.#checkedOut !== null);
    this.#tell({
      geometry,
      isFinished: this.#isFinished,
      canUndo: this.#draw.canUndo() && !this.#isAsCheckedOut(geometry),
      canRedo: this.#draw.canRedo(),
    });
  }
}
