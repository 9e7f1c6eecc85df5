import { soilLayers, type GroundLayerId } from '@tussock/domain';
import type { Map as MapLibreMap } from 'maplibre-gl';
import countryUrl from './new-zealand.geojson?url';
import { FIRST_AREA_LAYER, FIRST_LAYER_ABOVE_GROUND, type TileSettings } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';
import { repaint } from '../engine/repaint.ts';
import { addBasemap, type BasemapOutcome } from './basemap.ts';
import {
  CONTOUR_LAYER,
  contourPart,
  countryPart,
  imageryPart,
  soilPart,
  reliefPart,
  type GroundPart,
} from './ground-layers.ts';

/** The ground under the farm, once it is added. */
export interface Ground {
  /** Shows only the chosen layers. */
  show(chosen: readonly GroundLayerId[]): void;
  /** Gives it the colours of another palette. */
  repaint(palette: Palette): void;
  /** Counts the visible contours. */
  countContours(): number;
  /** Outcome of loading the base map; null where none is configured. */
  readonly basemap: Promise<BasemapOutcome | undefined> | null;
}

/**
 * Adds a part of the ground. Optional layers start hidden: the tiles of a visible layer are fetched at once, before it is known whether it is chosen.
 */
function addPart(map: MapLibreMap, { id, source, layers, shownBy, isOnAreas }: GroundPart): void {
  map.addSource(id, source);
  for (const layer of layers) {
    map.addLayer(layer, isOnAreas ? FIRST_LAYER_ABOVE_GROUND : FIRST_AREA_LAYER);
    if (shownBy) map.setLayoutProperty(layer.id, 'visibility', 'none');
  }
}

/** Parts of the ground as far as they are configured, in drawing order. */
const partsOf = ({ terrain, imagery, soil }: TileSettings, palette: Palette): readonly GroundPart[] => [
  countryPart(new URL(countryUrl, document.baseURI).href, palette),
  ...(imagery ? [imageryPart(imagery)] : []),
  ...(soil ? soilLayers.map(({ id }) => soilPart(soil, id)) : []),
  ...(terrain ? [reliefPart(terrain, palette), contourPart(terrain, palette)] : []),
];

/** Adds the ground below what the map shows already: the country, photographs, the base map, relief and contours, as far as they are configured. */
export function addGround(map: MapLibreMap, tiles: TileSettings, palette: Palette): Ground {
  const { basemap } = tiles;
  const parts = partsOf(tiles, palette);
  for (const part of parts) addPart(map, part);
  // The base map lies on the country, and under what a person may take away.
  const beneath =
    parts.find(({ shownBy, isOnAreas }) => shownBy && !isOnAreas)?.layers[0]?.id ?? FIRST_AREA_LAYER;
  return {
    basemap: basemap?.styleUrl
      ? addBasemap(map, { styleUrl: basemap.styleUrl, attribution: basemap.attribution }, beneath)
      : null,
    countContours: () =>
      map.getLayer(CONTOUR_LAYER) ? map.queryRenderedFeatures({ layers: [CONTOUR_LAYER] }).length : 0,
    repaint: (other) =>
      repaint(
        map,
        partsOf(tiles, other).flatMap(({ layers }) => layers),
      ),
    show: (chosen) => {
      for (const { layers, shownBy } of parts) {
        if (!shownBy) continue;
        const visibility = chosen.includes(shownBy) ? 'visible' : 'none';
        for (const { id } of layers) map.setLayoutProperty(id, 'visibility', visibility);
      }
    },
  };
}
