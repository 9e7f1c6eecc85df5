import type { Valley } from '../../cadastre/valley.ts';
import { createLayer, type SurveyLayer } from './survey-layer.ts';

/** Numbers of the public layers that the stand-in serves. The product keeps them as configuration: publishers reissue layers. */
export const LAYER_IDS = {
  titles: 50804,
  parcels: 50772,
  titleParcelLinks: 51569,
  addresses: 123113,
  contours: 50768,
  rivers: 51845,
  landUseCapability: 48076,
} as const;

/** All layers of a valley, by their number. */
export function createValleyLayers(valley: Valley): ReadonlyMap<number, SurveyLayer> {
  const links = valley.links.map((link) => ({
    type: 'Feature' as const,
    id: link.id,
    geometry: null,
    properties: link,
  }));
  const layers = [
    createLayer(LAYER_IDS.titles, 'NZ Property Titles', valley.titles),
    createLayer(LAYER_IDS.parcels, 'NZ Primary Parcels', valley.parcels),
    createLayer(LAYER_IDS.titleParcelLinks, 'NZ Title Parcel Association List', links),
    createLayer(LAYER_IDS.addresses, 'NZ Addresses', valley.addresses),
    createLayer(LAYER_IDS.contours, 'NZ Contours (Topo, 1:50k)', valley.contours),
    createLayer(LAYER_IDS.rivers, 'River Environment Classification New Zealand (2010)', valley.rivers),
    createLayer(LAYER_IDS.landUseCapability, 'NZLRI Land Use Capability 2021', valley.landUseCapability),
  ];
  return new Map(layers.map((layer) => [layer.id, layer]));
}
