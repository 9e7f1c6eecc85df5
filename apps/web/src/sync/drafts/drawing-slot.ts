import type { SlotUse } from './tab-slot.ts';
import { readUnsavedShape } from './unsaved-shape.ts';
import { readUnsavedStart } from './unsaved-start.ts';

/** Where tabs keep what they draw on a plan. */
export const drawingSlots = (ownPlan: string): SlotUse => ({
  of: 'drawing',
  own: ownPlan,
  isFilled: (key) => readUnsavedShape(key) !== null || readUnsavedStart(key) !== null,
});
