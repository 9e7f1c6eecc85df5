import { pinWords } from '@tussock/domain';
import { Button, Icon, IconButton } from '@tussock/ui';
import { askForPosition } from '../../../device/index.ts';
import styles from './phone.module.css';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import type { PhoneView } from './use-phone-sheet.ts';

interface PhoneFloatsProps {
  readonly board: DrawingBoard;
  readonly view: PhoneView;
  readonly onView: (view: PhoneView) => void;
}

/** Buttons over the map of a phone: layers, pins to sort, and adding something. Hidden while something is drawn. */
export function PhoneFloats({ board, view, onView }: PhoneFloatsProps) {
  const { drawing, toSort, mayEdit, choose } = board;
  if (drawing.work) return null;
  const go = (to: PhoneView): void => {
    choose(null);
    onView(to);
  };
  return (
    <>
      {toSort.length > 0 && view !== 'sort' && (
        <Button size="small" icon="note" onClick={() => go('sort')}>
          {pinWords.toSort(toSort.length)}
        </Button>
      )}
      <div className={styles.floatRow}>
        <IconButton
          icon="more"
          label={pinWords.more}
          isQuiet={false}
          aria-pressed={view === 'more'}
          onClick={() => go(view === 'more' ? 'here' : 'more')}
        />
        <IconButton
          icon="layers"
          label={pinWords.layers}
          isQuiet={false}
          aria-pressed={view === 'layers'}
          onClick={() => go(view === 'layers' ? 'here' : 'layers')}
        />
        {mayEdit && view !== 'add' && (
          <button
            type="button"
            className={styles.add}
            aria-label={pinWords.addHere}
            onClick={() => {
              // What is added is added where one stands: here the device is asked for it, and nowhere before.
              askForPosition();
              go('add');
            }}
          >
            <Icon name="plus" size="large" />
          </button>
        )}
      </div>
    </>
  );
}
