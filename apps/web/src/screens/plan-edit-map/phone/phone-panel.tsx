import {
  drawingWords,
  isGood,
  pinWords,
  positionWords,
  formatHectares,
  walkWords,
  type AnyKind,
} from '@tussock/domain';
import { Button, IconButton, Skeleton, useMedia } from '@tussock/ui';
import { Suspense, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { PinButtons, pinPlaceOf, sayPinPlace } from '../../../activities/pin-here/index.ts';
import { usePosition } from '../../../device/index.ts';
import { BoardFoot, BoardHead } from '../panels/draw-panel.tsx';
import { KindSearch } from '../tools/kinds-at-rail.tsx';
import { MoreOfMap } from '../more-of-map.tsx';
import { LayersPanel } from '../panels/layers-panel.tsx';
import { ToSortPanel } from '../panels/to-sort-panel.tsx';
import styles from './phone.module.css';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import type { PhoneView } from './use-phone-sheet.ts';
import { useCrossPosition } from './use-cross-position.ts';

interface PhonePanelProps {
  readonly board: DrawingBoard;
  readonly view: PhoneView;
  readonly onView: Dispatch<SetStateAction<PhoneView>>;
  /** The row of buttons while something is drawn or measured. */
  readonly tools: ReactNode;
}

/** Content of a phone's sheet: the drawing or the selection, else the opened view, else the present position. */
export function PhonePanel({ board, view, onView, tools }: PhonePanelProps) {
  const { drawing, active, layers, content, toSort } = board;
  const close = (): void => onView('here');
  const isByFinger = useMedia('(pointer: coarse)');
  // A photo is kept a while after it is pinned: what was opened meanwhile stays open.
  const closeAdd = (): void => onView((now) => (now === 'add' ? 'here' : now));
  const isBusy = drawing.work || board.measure.shape || active;
  if (board.tools.asksKind)
    return (
      <section className={styles.section} aria-label={drawingWords.kindsFound}>
        <SheetHead title={drawingWords.kindsFound} onClose={board.tools.leaveKinds} />
        <Suspense fallback={<Skeleton lines={6} />}>
          <KindSearch
            shape={drawing.work?.shape}
            recent={board.tools.recent(drawing.work?.shape)}
            onPick={board.tools.pick}
            takesFocus={!isByFinger}
          />
        </Suspense>
      </section>
    );
  return (
    <>
      {tools}
      <BoardHead board={board} />
      {!isBusy && view === 'add' && <AddHere board={board} onDone={closeAdd} />}
      {!isBusy && view === 'layers' && (
        <>
          <SheetHead title={pinWords.layers} onClose={close} />
          <LayersPanel planId={board.planId} counts={layers.counts} settings={content.settings} />
        </>
      )}
      {!isBusy && view === 'more' && (
        <>
          <SheetHead title={pinWords.more} onClose={close} />
          <MoreOfMap board={board} onDone={close} />
        </>
      )}
      {!isBusy && view === 'sort' && (
        <>
          <SheetHead title={pinWords.toSort(toSort.length)} onClose={close} />
          <ToSortPanel board={board} hasTitle={false} />
        </>
      )}
      {!isBusy && view === 'here' && (
        <>
          <HereCard board={board} />
          <BoardFoot board={board} />
        </>
      )}
    </>
  );
}

function SheetHead({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  );
}

/** The feature at the device's position, or under the cross of the map: its name, its size and its page. */
function HereCard({ board }: { readonly board: DrawingBoard }) {
  const { fix, where } = useCrossPosition(board);
  if (!where) return null;
  const thing = where.inside && board.content.features.find(({ _id }) => _id === where.inside?.id);
  const facts = [
    thing?.areaHectares != null && formatHectares(thing.areaHectares),
    fix ? positionWords.within(fix.accuracyMetres) : positionWords.boundary(where),
  ].filter(Boolean);
  return (
    <div className={styles.here}>
      <div>
        <p className={styles.name}>
          {fix ? positionWords.youAre(where) : positionWords.crossIs(where, 'briefly')}
        </p>
        <p className={styles.soft}>{facts.join(' · ')}</p>
      </div>
      {thing && <Button onClick={() => board.choose(thing._id)}>{pinWords.open}</Button>}
    </div>
  );
}

/** Adds something at the present position, or at the cross: a photo, a note, or a feature of a kind. */
function AddHere({ board, onDone }: { readonly board: DrawingBoard; readonly onDone: () => void }) {
  const { drawing, map, pins, tools } = board;
  const { fix } = usePosition();
  // Under a finger the keyboard of the phone would cover the rest.
  const isByFinger = useMedia('(pointer: coarse)');
  const place = () => pinPlaceOf(fix, map.current?.centre() ?? null);
  const pick = (kind: AnyKind): void => {
    onDone();
    const stands = place();
    if (!stands || kind.shapes[0] !== 'point') {
      tools.pick(kind);
      return;
    }
    // A trough is placed where one stands, and asks for its name at once; it can be dragged yet.
    const { at, accuracyMetres } = stands;
    const isSure = accuracyMetres === null || isGood(accuracyMetres);
    const remark = isSure ? '' : walkWords.poorPlace(accuracyMetres);
    drawing.drawWith(kind, { type: 'Point', coordinates: at }, remark);
  };
  const where = place();
  return (
    <section className={styles.section} aria-label={pinWords.addHere}>
      <SheetHead title={pinWords.addHere} onClose={onDone} />
      <PinButtons
        place={place}
        onNote={async (at, note) => {
          await pins.pinNote(at, note);
          onDone();
        }}
        onPhoto={async (at, file) => {
          await pins.pinPhoto(at, file);
          onDone();
        }}
      />
      {where && <p className={styles.soft}>{pinWords.addHereHelp(sayPinPlace(where))}</p>}
      <Suspense fallback={<Skeleton lines={6} />}>
        <KindSearch recent={tools.recent()} onPick={pick} takesFocus={!isByFinger} />
      </Suspense>
    </section>
  );
}
