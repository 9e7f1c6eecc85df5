import { drawingWords, shapeLockIdOf, type DrawingGround } from '@tussock/domain';
import { usePageKeys } from '@tussock/ui';
import type { ReactNode } from 'react';
import { useAllRows, useRecordSave } from '../../../sync/index.ts';
import { isPlainKey } from '../keyboard/is-typing.ts';

/** Shortcut that locks and unlocks. */
export const LOCK_KEY = 'U';

/** Locks or unlocks the selected shape, by a button and by a key while nothing is drawn. */
export function useLock(
  planId: string,
  { chosen, locked, mayEdit }: DrawingGround,
  isOn: boolean,
): { readonly toggle: () => void; readonly question: ReactNode } {
  const { save, question } = useRecordSave();
  const rows = useAllRows();
  const toggle = (): void => {
    if (!chosen || !mayEdit) return;
    const isLocked = locked?.has(chosen.id) === true;
    const entityId = shapeLockIdOf(planId, chosen.id);
    const stands = rows.some(({ id }) => id === entityId);
    const name = chosen.kind.label(chosen.attributes) || chosen.kind.names.singular;
    const label = isLocked ? drawingWords.shapeUnlocked(name) : drawingWords.shapeLocked(name);
    const target = { entity: 'shapeLock', entityId } as const;
    const set = { isLocked: isLocked ? null : true };
    // A refusal is shown as a toast; the shape stays as it was.
    void save({
      label,
      toast: drawingWords.done(label),
      parts: [
        stands
          ? { ...target, op: 'update', set, base: { isLocked: isLocked ? true : null } }
          : { ...target, op: 'create', set: { ...set, featureId: chosen.id } },
      ],
    }).catch(() => undefined);
  };
  usePageKeys((event) => {
    if (isPlainKey(event, LOCK_KEY)) toggle();
  }, isOn);
  return { toggle, question };
}
