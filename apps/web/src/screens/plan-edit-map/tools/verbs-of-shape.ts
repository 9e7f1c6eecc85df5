import { drawingOperations, drawingWords, type DrawingGround, type DrawingOperation } from '@tussock/domain';
import type { MenuAction, MenuGroup } from '@tussock/ui';
import type { Operations } from '../drawing/use-operations.ts';
import { LOCK_KEY } from '../saving/use-lock.ts';

/** The chosen shape, and what starts its verbs. */
export interface ShapeVerbs {
  readonly ground: DrawingGround;
  readonly operations: Operations;
  /** Locks or unlocks the selected shape. */
  readonly onLock: () => void;
}

/** The three verbs at a shape. */
export const barVerbs: readonly DrawingOperation[] = drawingOperations.filter(
  ({ offered }) => offered === 'bar',
);

/** A verb as an item of a menu: one that cannot be done says why. */
function actionOf(verb: DrawingOperation, { ground, operations }: ShapeVerbs): MenuAction {
  const why = verb.whyNot(ground);
  return {
    id: verb.id,
    label: verb.label,
    icon: verb.icon,
    keyShown: verb.shortcut,
    isDisabled: why !== null,
    about: why ?? undefined,
    onAction: () => operations.start(verb),
  };
}

/** The verbs of the chosen shape that are not in the bar at it, in groups; with `isWhole` those of the bar too. */
export function verbsOfShape(
  verbs: ShapeVerbs,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): readonly MenuGroup[] {
  const { chosen, locked } = verbs.ground;
  const isLocked = chosen !== undefined && locked?.has(chosen.id) === true;
  const lock: MenuAction = {
    id: 'lock',
    label: isLocked ? drawingWords.unlock : drawingWords.lock,
    icon: 'lock',
    keyShown: LOCK_KEY,
    onAction: verbs.onLock,
  };
  return (['shape', 'beside'] as const).map((group) => ({
    title: drawingWords.moreOf[group],
    actions: [
      ...(isWhole && group === 'shape' ? barVerbs : []).map((verb) => actionOf(verb, verbs)),
      ...drawingOperations.filter(({ offered }) => offered === group).map((verb) => actionOf(verb, verbs)),
      ...(group === 'shape' ? [lock] : []),
    ],
  }));
}
