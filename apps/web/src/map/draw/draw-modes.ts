import type { Shape, WayId } from '@tussock/domain';
import {
  TerraDrawAngledRectangleMode,
  TerraDrawCircleMode,
  TerraDrawFreehandLineStringMode,
  TerraDrawFreehandMode,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  type HexColor,
  type SnapToCustom,
} from 'terra-draw';
import type { Palette } from '../engine/palette.ts';

export const modeOf: { readonly [S in Shape]: string } = {
  point: 'point',
  line: 'linestring',
  polygon: 'polygon',
};
const penOf: { readonly [W in WayId]: Partial<{ readonly [S in Shape]: string }> } = {
  corners: modeOf,
  rectangle: { polygon: 'angled-rectangle' },
  circle: { polygon: 'circle' },
  freehand: { polygon: 'freehand', line: 'freehand-linestring' },
};
/** The library's mode for drawing a new shape; corner by corner where the shape has no other way. */
export const modeToDraw = (shape: Shape, way: WayId): string => penOf[way][shape] ?? modeOf[shape];

export const typeOf: { readonly [S in Shape]: string } = {
  point: 'Point',
  line: 'LineString',
  polygon: 'Polygon',
};

/** Key bindings of the library. Escape is ours, since it must ask before it discards anything. */
const keyEvents = { cancel: null, finish: 'Enter' } as const;

/**
 * Grip radius of a corner in pixels: within it the corner is dragged, or clicked again to finish; farther off the edge is dragged, or the next corner
 * set.
 */
const GRIP_PIXELS = 18;

/** Configures the drawing modes of the library: look, keys and snapping. */
export function drawModes(palette: Palette, toCustom: SnapToCustom) {
  // Read from the tokens, which are written as six-digit hex.
  const colour = palette.selected as HexColor;
  const halo = palette.halo as HexColor;
  const snapping = { toCustom };
  // By touch nothing leads from the first corner to a pointer: without a dot nobody sees that it is set.
  const setCorner = {
    coordinatePointColor: colour,
    coordinatePointWidth: 4,
    coordinatePointOutlineColor: halo,
    coordinatePointOutlineWidth: 2,
  };
  return [
    new TerraDrawPolygonMode({
      snapping,
      pointerDistance: GRIP_PIXELS,
      keyEvents,
      showCoordinatePoints: true,
      styles: {
        fillColor: colour,
        fillOpacity: 0.15,
        outlineColor: colour,
        outlineWidth: 2,
        closingPointColor: colour,
        snappingPointColor: colour,
        ...setCorner,
      },
    }),
    new TerraDrawLineStringMode({
      snapping,
      pointerDistance: GRIP_PIXELS,
      keyEvents,
      showCoordinatePoints: true,
      styles: {
        lineStringColor: colour,
        lineStringWidth: 3,
        closingPointColor: colour,
        snappingPointColor: colour,
        ...setCorner,
      },
    }),
    new TerraDrawPointMode({
      styles: { pointColor: colour, pointWidth: 7, pointOutlineColor: halo, pointOutlineWidth: 2 },
    }),
    ...modesByEye(palette),
    selectMode(palette, toCustom),
  ];
}

/** Modes for shapes drawn in one go. By touch one presses and drags, so that a stroke does not take two taps. */
function modesByEye(palette: Palette) {
  const colour = palette.selected as HexColor;
  const styles = { fillColor: colour, fillOpacity: 0.15, outlineColor: colour, outlineWidth: 2 };
  const drawInteraction = 'click-move-or-drag';
  return [
    new TerraDrawAngledRectangleMode({ keyEvents, styles }),
    new TerraDrawCircleMode({ keyEvents, styles, drawInteraction, projection: 'globe' }),
    new TerraDrawFreehandMode({ keyEvents, styles, drawInteraction }),
    new TerraDrawFreehandLineStringMode({
      keyEvents,
      drawInteraction,
      styles: { lineStringColor: colour, lineStringWidth: 3 },
    }),
  ];
}

/** The mode in which a shape is dragged by its corners. */
function selectMode(palette: Palette, toCustom: SnapToCustom) {
  const colour = palette.selected as HexColor;
  const halo = palette.halo as HexColor;
  const coordinates = {
    snappable: { toCustom },
    midpoints: { draggable: true },
    draggable: true,
    deletable: true,
  };
  return new TerraDrawSelectMode({
    allowManualDeselection: false,
    pointerDistance: GRIP_PIXELS,
    keyEvents: null,
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
      selectionPointColor: halo,
      selectionPointOutlineColor: colour,
      selectionPointWidth: 6,
      selectionPointOutlineWidth: 2,
      midPointColor: colour,
      midPointOutlineColor: halo,
      midPointWidth: 4,
      midPointOutlineWidth: 1,
    },
  });
}
