import type { AnyKind, Attributes } from './any-kind.ts';

/** Upgrades attributes stored under an older version of a kind to the present one. */
export function upgradeAttributes(kind: AnyKind, attributes: Attributes, storedVersion: number): Attributes {
  let current = attributes;
  for (const upgrade of (kind.upgrades ?? []).slice(storedVersion - 1)) current = upgrade({ ...current });
  return current;
}
