import type { AttributesOf, Fields } from '../kind/field.ts';

/** Whether a shape is held as it is. There is one for each feature that was ever locked. */
export const shapeLockFields = {
  isLocked: { type: 'boolean', label: 'Locked' },
} as const satisfies Fields;

export const shapeLockLinks = { featureId: 'Shape' } as const;

export type ShapeLock = AttributesOf<typeof shapeLockFields> & { readonly featureId: string };

type Values = Readonly<Record<string, unknown>>;

/** What is said of a lock; null for what is none. */
export function readShapeLock({ featureId, isLocked }: Values): ShapeLock | null {
  if (typeof featureId !== 'string' || featureId === '') return null;
  return { featureId, ...(isLocked === true ? { isLocked } : {}) };
}
