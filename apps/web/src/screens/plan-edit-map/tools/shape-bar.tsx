import { drawingOperations, drawingWords, type DrawingGround, type DrawingOperation } from '@tussock/domain';
import { Icon, Menu, type MenuAction } from '@tussock/ui';
import { AtShape } from '../../../map/index.ts';
import type { Operations } from '../drawing/use-operations.ts';
import { LOCK_KEY } from '../saving/use-lock.ts';
import styles from './tools.module.css';

interface ShapeBarProps {
  readonly ground: DrawingGround;
  readonly operations: Operations;
  /** Locks or unlocks the selected shape. */
  readonly onLock: () => void;
}

const inBar = drawingOperations.filter(({ offered }) => offered === 'bar');

/** A verb under More: one that cannot be done says why. */
function actionOf(verb: DrawingOperation, { ground, operations }: Omit<ShapeBarProps, 'onLock'>): MenuAction {
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

/** The verbs of the chosen shape, in a bar at it: three, and all others under More. A disabled one says why. */
export function ShapeBar(props: ShapeBarProps) {
  const { ground, operations, onLock } = props;
  const { chosen, locked, mayEdit } = ground;
  if (!chosen || !mayEdit) return null;
  const isLocked = locked?.has(chosen.id) === true;
  const lock: MenuAction = {
    id: 'lock',
    label: isLocked ? drawingWords.unlock : drawingWords.lock,
    icon: 'lock',
    keyShown: LOCK_KEY,
    onAction: onLock,
  };
  const groups = (['shape', 'beside'] as const).map((group) => ({
    title: drawingWords.moreOf[group],
    actions: [
      ...drawingOperations.filter(({ offered }) => offered === group).map((verb) => actionOf(verb, props)),
      ...(group === 'shape' ? [lock] : []),
    ],
  }));
  return (
    <AtShape geometry={chosen.geometry}>
      <div className={styles.bar} role="toolbar" aria-label={drawingWords.atShape}>
        {inBar.map((verb) => {
          const why = verb.whyNot(ground);
          return (
            <button
              key={verb.id}
              type="button"
              disabled={why !== null}
              title={why ?? `${verb.howTo} (${verb.shortcut})`}
              onClick={() => operations.start(verb)}
            >
              <Icon name={verb.icon} size="small" />
              {verb.label}
            </button>
          );
        })}
        <Menu label={drawingWords.more} icon="more" groups={groups}>
          <Icon name="more" size="small" />
          {drawingWords.more}
        </Menu>
      </div>
    </AtShape>
  );
}
