import { soilLayers, type SoilLayerId } from './soil-layers.ts';

/** Background layer under the farm that a person can show and hide. */
export interface GroundLayer {
  readonly id: 'relief' | 'contours' | 'imagery' | SoilLayerId;
  readonly label: string;
  /** Service the installation must have for this layer. */
  readonly needs: 'terrain' | 'imagery' | 'soil';
  readonly isShownAtFirst: boolean;
}
export type GroundLayerId = GroundLayer['id'];

/** Relief, contours and aerial photographs. Photographs are off by default, because a farm is harder to read over them. */
export const groundLayers: readonly GroundLayer[] = [
  { id: 'relief', label: 'Relief', needs: 'terrain', isShownAtFirst: true },
  { id: 'contours', label: 'Contours', needs: 'terrain', isShownAtFirst: true },
  { id: 'imagery', label: 'Aerial photograph', needs: 'imagery', isShownAtFirst: false },
  ...soilLayers.map(({ id, label }) => ({ id, label, needs: 'soil' as const, isShownAtFirst: false })),
];
