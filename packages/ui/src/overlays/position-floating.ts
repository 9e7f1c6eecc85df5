/** Side of its trigger on which a floating part is placed. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Box in pixels from the top left of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const satisfies Record<
  Side,
  Side
>;

/** Gap in pixels between trigger and floating part, and between floating part and window. */
const GAP_PIXELS = 6;

/**
 * Top left corner, in pixels, of a floating part of `size` centred beside `trigger`; on the other side when the wanted one has no room, and
 * always within the window.
 */
export function positionFloating(
  trigger: Box,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
  wanted: Side,
): { left: number; top: number } {
  const room = {
    top: trigger.top,
    bottom: window.height - trigger.top - trigger.height,
    left: trigger.left,
    right: window.width - trigger.left - trigger.width,
  } as const;
  const needed = (wanted === 'top' || wanted === 'bottom' ? size.height : size.width) + 2 * GAP_PIXELS;
  const side = room[wanted] < needed && room[OPPOSITE[wanted]] > room[wanted] ? OPPOSITE[wanted] : wanted;
  const centred = {
    left: trigger.left + (trigger.width - size.width) / 2,
    top: trigger.top + (trigger.height - size.height) / 2,
  };
  const at = {
    top: { left: centred.left, top: trigger.top - size.height - GAP_PIXELS },
    bottom: { left: centred.left, top: trigger.top + trigger.height + GAP_PIXELS },
    left: { left: trigger.left - size.width - GAP_PIXELS, top: centred.top },
    right: { left: trigger.left + trigger.width + GAP_PIXELS, top: centred.top },
  } as const satisfies Record<Side, { left: number; top: number }>;
  const keepWithin = (value: number, extent: number, limit: number) =>
    Math.max(GAP_PIXELS, Math.min(value, limit - extent - GAP_PIXELS));
  return {
    left: keepWithin(at[side].left, size.width, window.width),
    top: keepWithin(at[side].top, size.height, window.height),
  };
}
