import { drawingWords, shapeLockIdOf, type DrawingGround } from '@tussock/domain';
import { usePageKeys } from '@tussock/ui';
import type { ReactNode } from 'react';
import { useAllRows, useRecordSave } from '../../../sync/index.ts';
import { isTyping } from '../keyboard/is-typing.ts';

/** Locks or unlocks the selected shape, by a button and by the key L while nothing is drawn. */
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
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (isPlain && event.key.toLowerCase() === 'l' && !isTyping(event.target)) toggle();
  }, isOn);
  return { toggle, question };
}
