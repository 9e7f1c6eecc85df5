import { soilLayers, type GroundLayerId } from '@tussock/domain';
import type { Map as MapLibreMap } from 'maplibre-gl';
import countryUrl from './new-zealand.geojson?url';
import { FIRST_LAYER_ABOVE_GROUND, type TileSettings } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';
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

/** What lies under the farm, once it is there. */
export interface Ground {
  /** Shows only some of what a person may choose. */
  show(chosen: readonly GroundLayerId[]): void;
  /** How many contours are to be seen. */
  countContours(): number;
  /** Whether there is a base map, once that is known; null where none is wished for. */
  readonly basemap: Promise<BasemapOutcome | undefined> | null;
}

/** What a person may choose lies there unseen until it is known whether it is chosen: the tiles of a layer that is seen are fetched at once. */
function addPart(map: MapLibreMap, { id, source, layers, shownBy }: GroundPart): void {
  map.addSource(id, source);
  for (const layer of layers) {
    map.addLayer(layer, FIRST_LAYER_ABOVE_GROUND);
    if (shownBy) map.setLayoutProperty(layer.id, 'visibility', 'none');
  }
}

/** Lays the ground under what the map shows already: the country, photographs, the base map, relief and contours, as far as there are any. */
export function addGround(map: MapLibreMap, tiles: TileSettings, palette: Palette): Ground {
  const { terrain, imagery, soil, basemap } = tiles;
  const parts: GroundPart[] = [
    countryPart(new URL(countryUrl, document.baseURI).href, palette),
    ...(imagery ? [imageryPart(imagery)] : []),
    ...(soil ? soilLayers.map(({ id }) => soilPart(soil, id)) : []),
    ...(terrain ? [reliefPart(terrain, palette), contourPart(terrain, palette)] : []),
  ];
  for (const part of parts) addPart(map, part);
  // The base map lies on the country, and under what a person may take away.
  const beneath = parts.find(({ shownBy }) => shownBy)?.layers[0]?.id ?? FIRST_LAYER_ABOVE_GROUND;
  return {
    basemap: basemap?.styleUrl
      ? addBasemap(map, { styleUrl: basemap.styleUrl, attribution: basemap.attribution }, beneath)
      : null,
    countContours: () =>
      map.getLayer(CONTOUR_LAYER) ? map.queryRenderedFeatures({ layers: [CONTOUR_LAYER] }).length : 0,
    show: (chosen) => {
      for (const { layers, shownBy } of parts) {
        if (!shownBy) continue;
        const visibility = chosen.includes(shownBy) ? 'visible' : 'none';
        for (const { id } of layers) map.setLayoutProperty(id, 'visibility', visibility);
      }
    },
  };
}
