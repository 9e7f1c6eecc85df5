import { BOUNDARY_LAYER } from '@tussock/domain';
import type { LayerSpecification } from 'maplibre-gl';
import { MAP_FONT, VEIL_LAYER } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';

export const SOURCES = {
  features: 'features',
  labels: 'labels',
  boundary: 'boundary',
  boundaryNames: 'boundary-names',
  chosen: 'chosen-titles',
  found: 'found-titles',
  marked: 'marked',
  overlaps: 'overlaps',
  /** What lies outside the boundary. */
  veil: 'veil',
  selected: 'selected',
} as const;
export type PlanSourceId = (typeof SOURCES)[keyof typeof SOURCES];

/** A layer of the plan, with the source it is drawn from. */
export type PlanLayer = Extract<LayerSpecification, { source: string }> & { readonly source: PlanSourceId };

const chosenTitleLayers = (palette: Palette): PlanLayer[] => [
  {
    id: 'chosen-title-ground',
    type: 'fill',
    source: SOURCES.chosen,
    paint: { 'fill-color': palette.selected, 'fill-opacity': 0.14, 'fill-antialias': false },
  },
  {
    id: 'chosen-title-borders',
    type: 'line',
    source: SOURCES.chosen,
    paint: { 'line-color': palette.selected, 'line-width': 1.5 },
  },
];

const foundTitleLayers = (palette: Palette): PlanLayer[] => [
  {
    id: 'found-title-borders',
    type: 'line',
    source: SOURCES.found,
    paint: { 'line-color': palette.selected, 'line-width': 1.5, 'line-dasharray': [2, 2] },
  },
];

/** Highlight of shapes: broad, so that it is visible around what is drawn above it. */
const markedLayers = (palette: Palette): PlanLayer[] => [
  {
    id: 'marked-line',
    type: 'line',
    source: SOURCES.marked,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': palette.selected, 'line-width': 10, 'line-opacity': 0.45 },
  },
  {
    id: 'marked-corner',
    type: 'circle',
    source: SOURCES.marked,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-radius': 14, 'circle-color': palette.selected, 'circle-opacity': 0.45 },
  },
];

/** Layers above the areas and below their outlines. */
export const groundShapeLayers = (palette: Palette): PlanLayer[] => [
  ...foundTitleLayers(palette),
  ...markedLayers(palette),
  ...chosenTitleLayers(palette),
];

/** Veil over everything outside the boundary: the farm is the brightest thing on its map. */
export const veilLayer = (palette: Palette): PlanLayer => ({
  id: VEIL_LAYER,
  type: 'fill',
  source: SOURCES.veil,
  paint: { 'fill-color': palette.veil, 'fill-antialias': false },
});

/** Layers above the outlines of areas and below fences and points: the farm's border stays visible along its outer paddocks. */
export const boundaryLayers = (palette: Palette): PlanLayer[] =>
  casedLine('boundary', SOURCES.boundary, {
    colour: palette.boundary,
    casing: palette.boundaryCasing,
    width: BOUNDARY_LAYER.width,
  });

/** What is selected: in a colour that nothing else has, in a casing, above the boundary. */
export const selectedLayers = (palette: Palette): PlanLayer[] => [
  {
    id: 'selected-ground',
    type: 'fill',
    source: SOURCES.selected,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': palette.selected, 'fill-opacity': 0.14, 'fill-antialias': false },
  },
  ...casedLine('selected', SOURCES.selected, {
    colour: palette.selected,
    casing: palette.casing,
    width: 3.4,
  }),
  {
    id: 'selected-point',
    type: 'circle',
    source: SOURCES.selected,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': 15,
      'circle-color': palette.casing,
      'circle-opacity': 0.85,
      'circle-stroke-color': palette.selected,
      'circle-stroke-width': 3.4,
    },
  },
];

/** Width in pixels that a casing shows on either side of its line. */
const CASING = 2;

/** A line in a casing, which sets it off from whatever it crosses. */
const casedLine = (
  id: string,
  source: PlanSourceId,
  { colour, casing, width }: { readonly colour: string; readonly casing: string; readonly width: number },
): PlanLayer[] => [
  {
    id: `${id}-casing`,
    type: 'line',
    source,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': casing, 'line-width': width + 2 * CASING },
  },
  {
    id: `${id}-line`,
    type: 'line',
    source,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  },
];

export const overlapLayers = (palette: Palette): PlanLayer[] => [
  {
    id: 'overlap-areas',
    type: 'fill',
    source: SOURCES.overlaps,
    paint: { 'fill-color': palette.danger, 'fill-opacity': 0.45 },
  },
  {
    id: 'overlap-outlines',
    type: 'line',
    source: SOURCES.overlaps,
    paint: { 'line-color': palette.danger, 'line-width': 2 },
  },
];

/** The farm's name, shown until the features' names take its place at a nearer zoom. */
export const boundaryLabelLayer = (palette: Palette, labelZoom: number): PlanLayer => ({
  id: 'boundary-label',
  type: 'symbol',
  source: SOURCES.boundaryNames,
  maxzoom: labelZoom,
  layout: {
    'text-field': ['coalesce', ['get', 'label'], ''],
    'text-font': [MAP_FONT],
    'text-size': 14,
    'text-max-width': 12,
  },
  paint: { 'text-color': palette.ink, 'text-halo-color': palette.halo, 'text-halo-width': 1.8 },
});
