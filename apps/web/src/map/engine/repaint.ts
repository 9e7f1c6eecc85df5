import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';

/** Gives the layers that a map has the colours of these, and shows or hides them alike. What does not change costs nothing. */
export function repaint(map: MapLibreMap, layers: readonly LayerSpecification[]): void {
  for (const { id, paint = {}, layout } of layers) {
    if (!map.getLayer(id)) continue;
    // Names and values of one layer, taken from its own type.
    for (const [name, value] of Object.entries(paint))
      map.setPaintProperty(id, name as never, value as never);
    if (layout?.visibility) map.setLayoutProperty(id, 'visibility', layout.visibility);
  }
}
