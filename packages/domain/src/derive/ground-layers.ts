import { soilLayers, type SoilLayerId } from './soil-layers.ts';

/** A layer of the ground under the farm that a person may show and hide. */
export interface GroundLayer {
  readonly id: 'relief' | 'contours' | 'imagery' | SoilLayerId;
  readonly label: string;
  /** What the installation must have for it. */
  readonly needs: 'terrain' | 'imagery' | 'soil';
  readonly isShownAtFirst: boolean;
}
export type GroundLayerId = GroundLayer['id'];

/** Relief, contours and photographs. Photographs are off at first: over them a farm is harder to read. */
export const groundLayers: readonly GroundLayer[] = [
  { id: 'relief', label: 'Relief', needs: 'terrain', isShownAtFirst: true },
  { id: 'contours', label: 'Contours', needs: 'terrain', isShownAtFirst: true },
  { id: 'imagery', label: 'Aerial photograph', needs: 'imagery', isShownAtFirst: false },
  ...soilLayers.map(({ id, label }) => ({ id, label, needs: 'soil' as const, isShownAtFirst: false })),
];
