import { drop, keptKeys } from '../../plan-session/browser-store.ts';

/** A plan alone, where today's names say whose it is before the plan. */
const OF_NOBODY = /^unsaved-(?:shape|start|titles):[^:]+$/u;

/**
 * Drops what an earlier release kept of drawings and choices by plan alone. Whose they are is not known: on a shared device whoever comes next
 * would be shown what somebody else drew, and nobody else would ever take them away.
 */
export function dropUnsavedOfNobody(): void {
  for (const key of keptKeys()) if (OF_NOBODY.test(key)) drop(key);
}
