/** Map layer of the soil or the vegetation: its classes and their colours. */
export interface SoilLayer {
  readonly id: 'soilDepth' | 'soilClassification' | 'soilTexture' | 'soilDrainage' | 'vegetation';
  readonly label: string;
  readonly bands: readonly { readonly label: string; readonly colour: string }[];
}
export type SoilLayerId = SoilLayer['id'];

/** Soil layers of specification §3, with classes from low to high. Classes of depth and drainage are those of New Zealand's soil maps. */
export const soilLayers: readonly SoilLayer[] = [
  {
    id: 'soilDepth',
    label: 'Soil depth',
    bands: [
      { label: 'Shallow, under 45 cm', colour: '#E8C9A0' },
      { label: 'Moderately deep, 45 to 90 cm', colour: '#C08A52' },
      { label: 'Deep, over 90 cm', colour: '#7A4B22' },
    ],
  },
  {
    id: 'soilClassification',
    label: 'Soil classification',
    bands: [
      { label: 'Recent', colour: '#E3D26F' },
      { label: 'Gley', colour: '#7E9BB0' },
      { label: 'Brown', colour: '#A8713C' },
      { label: 'Pallic', colour: '#D9B98C' },
    ],
  },
  {
    id: 'soilTexture',
    label: 'Soil texture',
    bands: [
      { label: 'Sandy', colour: '#F0DFA0' },
      { label: 'Loamy', colour: '#B59A5B' },
      { label: 'Clayey', colour: '#7C5C4B' },
    ],
  },
  {
    id: 'soilDrainage',
    label: 'Soil drainage',
    bands: [
      { label: 'Poor', colour: '#3F6E93' },
      { label: 'Imperfect', colour: '#8DB3C7' },
      { label: 'Well drained', colour: '#E5DBB3' },
    ],
  },
  {
    id: 'vegetation',
    label: 'Vegetation',
    bands: [
      { label: 'Pasture', colour: '#BFD88A' },
      { label: 'Tussock and scrub', colour: '#C9B45A' },
      { label: 'Forest', colour: '#4E7F4A' },
    ],
  },
];

export const isSoilLayerId = (id: string): id is SoilLayerId => soilLayers.some((layer) => layer.id === id);
