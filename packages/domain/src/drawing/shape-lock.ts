import type { AttributesOf, Fields } from '../kind/field.ts';

/** Fields of the lock of a shape. Each feature that was ever locked has one. */
export const shapeLockFields = {
  isLocked: { type: 'boolean', label: 'Locked' },
} as const satisfies Fields;

export const shapeLockLinks = { featureId: 'Shape' } as const;

export type ShapeLock = AttributesOf<typeof shapeLockFields> & { readonly featureId: string };

type Values = Readonly<Record<string, unknown>>;

/** Reads a stored lock; null when the values are no lock. */
export function readShapeLock({ featureId, isLocked }: Values): ShapeLock | null {
  if (typeof featureId !== 'string' || featureId === '') return null;
  return { featureId, ...(isLocked === true ? { isLocked } : {}) };
}
