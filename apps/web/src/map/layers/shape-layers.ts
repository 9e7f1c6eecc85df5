import { BOUNDARY_LAYER } from '@tussock/domain';
import type { LayerSpecification } from 'maplibre-gl';
import { MAP_FONT } from '../engine/paper-style.ts';
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

/** Layers above the outlines of areas and below fences and points: the farm's border stays visible along its outer paddocks. */
export const boundaryLayers = (): PlanLayer[] => [
  {
    id: 'boundary-line',
    type: 'line',
    source: SOURCES.boundary,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': BOUNDARY_LAYER.colour, 'line-width': BOUNDARY_LAYER.width },
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
