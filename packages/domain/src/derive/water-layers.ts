/** Water layer shown under the farm (specification §3, "Map layer names"). */
export interface WaterLayer {
  readonly id: string;
  readonly label: string;
  /** Strahler order of its streams; null for river centrelines, which have none. */
  readonly streamOrder: number | null;
}

/** Spec §3: stream orders 1 to 8. */
const STREAM_ORDERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Spec §3: river centrelines and stream orders 1 to 8, each shown and hidden separately. */
export const waterLayers: readonly WaterLayer[] = [
  { id: 'river-centrelines', label: 'River centrelines', streamOrder: null },
  ...STREAM_ORDERS.map((streamOrder) => ({
    id: `stream-order-${streamOrder}`,
    label: `Stream order ${streamOrder}`,
    streamOrder,
  })),
];
