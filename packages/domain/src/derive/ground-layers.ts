import { isSoilLayerId, soilLayers, type SoilLayerId } from './soil-layers.ts';

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

/** What lies under the farm: aerial photographs, relief with contours, or a plain ground. */
export interface GroundLook {
  readonly id: 'photo' | 'relief' | 'plain';
  readonly label: string;
  readonly layers: readonly GroundLayerId[];
  /** Service the installation must have for it. */
  readonly needs?: 'terrain' | 'imagery';
}
export type GroundLookId = GroundLook['id'];

/** Looks of the ground in the order in which they are offered and follow each other by key. */
export const groundLooks: readonly GroundLook[] = [
  { id: 'photo', label: 'Photo', layers: ['imagery'], needs: 'imagery' },
  { id: 'relief', label: 'Relief', layers: ['relief', 'contours'], needs: 'terrain' },
  { id: 'plain', label: 'Plain', layers: [] },
];

/** Key that shows the next look of the ground. */
export const GROUND_KEY = 'R';

/** The look that visible layers of the ground give. */
export function groundLookOf(shown: readonly GroundLayerId[]): GroundLookId {
  if (shown.includes('imagery')) return 'photo';
  return shown.includes('relief') || shown.includes('contours') ? 'relief' : 'plain';
}

/** The visible layers of the ground once a look is chosen: soil stays as it is. */
export const withGroundLook = (
  shown: readonly GroundLayerId[],
  look: GroundLookId,
): readonly GroundLayerId[] => [
  ...(groundLooks.find(({ id }) => id === look)?.layers ?? []),
  ...shown.filter(isSoilLayerId),
];
