import { drawingKeys, drawingWords, GROUND_KEY, mapWords } from '@tussock/domain';
import { Dialog, usePageKeys } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import { LOCK_KEY } from '../saving/use-lock.ts';
import { isTyping } from './is-typing.ts';
import styles from '../draw-screen.module.css';

/** Shortcuts that are of no tool and no verb. */
const alwaysThere: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl Z', drawingWords.keys.undo],
  ['Ctrl Y', drawingWords.keys.redo],
  [LOCK_KEY, drawingWords.keys.lock],
  [GROUND_KEY, mapWords.nextGround],
  ['T', drawingWords.keys.trace],
  ['O', drawingWords.keys.turnTrace],
  ['Arrows', drawingWords.keys.pan],
  ['Space', drawingWords.keys.corner],
  ['Enter', drawingWords.keys.enter],
  ['0 … 9', drawingWords.keys.digits],
  ['Enter', drawingWords.keys.saveAndNext],
  ['Escape', drawingWords.keys.stop],
  ['?', drawingWords.keys.thisList],
];

/**
 * List of the drawing shortcuts, opened by buttons and by "?", also while something is drawn. It is outside of the panels, which change when a
 * desktop is much enlarged.
 */
export function useShortcuts(): { readonly list: ReactNode; readonly show: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  usePageKeys((event) => {
    if (event.key === '?' && !isTyping(event.target)) setIsOpen(true);
  });
  const lines = [...drawingKeys, ...alwaysThere];
  return {
    show: () => setIsOpen(true),
    list: (
      <Dialog title={drawingWords.keys.title} isOpen={isOpen} isDismissable onClose={() => setIsOpen(false)}>
        <dl className={styles.keys}>
          {lines.map(([keys, does]) => (
            <div key={does}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    ),
  };
}
