import type { Bounds } from '@tussock/geometry';
import { tellMap } from './map-store.ts';

/** The map goes to a feature and has it chosen, also where its layer was hidden. */
export function showOnMap(
  featureId: string,
  { layerId, around }: { readonly layerId: string; readonly around: Bounds },
): void {
  tellMap({ type: 'layerShown', id: layerId });
  tellMap({ type: 'placeAsked', at: around });
  tellMap({ type: 'activeFeatureSet', id: featureId });
}
