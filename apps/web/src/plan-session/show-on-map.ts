import type { Bounds } from '@tussock/geometry';
import { tellMap } from './map-store.ts';

/** Moves the map to a feature and selects it; shows its layer if that is hidden. */
export function showOnMap(
  featureId: string,
  { layerId, around }: { readonly layerId: string; readonly around: Bounds },
): void {
  tellMap({ type: 'layerShown', id: layerId });
  tellMap({ type: 'placeAsked', at: around });
  tellMap({ type: 'activeFeatureSet', id: featureId });
}
