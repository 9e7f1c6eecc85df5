import { pinWords, positionWords } from '@tussock/domain';
import { Button, FilePicker, TextArea } from '@tussock/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { PHOTO_ACCEPT } from '../../device/index.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { formKeys, useTypedText } from '../../sync/drafts/index.ts';
import styles from './pin-here.module.css';
import type { PinPlace } from './pin-place.ts';

interface PinButtonsProps {
  /** Asked for when the button is pressed: whoever walks is somewhere else by then. */
  readonly place: () => PinPlace | null;
  readonly onNote: (place: PinPlace, note: string) => Promise<void>;
  readonly onPhoto: (place: PinPlace, file: File) => Promise<void>;
}

/** A photo or a note, pinned where one stands. Nothing else is asked. */
export function PinButtons({ place, onNote, onPhoto }: PinButtonsProps) {
  const [isWriting, setIsWriting] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const photo = async ([file]: readonly File[]): Promise<void> => {
    const at = place();
    if (!file || !at) return;
    setIsReading(true);
    // What is wrong with it is shown as a toast.
    await onPhoto(at, file).catch(() => undefined);
    setIsReading(false);
  };
  return (
    <div className={styles.pins}>
      <div className={styles.buttons}>
        <FilePicker
          icon="camera"
          variant="primary"
          label={pinWords.photo}
          accept={PHOTO_ACCEPT}
          isCamera
          isPending={isReading}
          onChoose={(files) => void photo(files)}
        >
          {pinWords.photo}
        </FilePicker>
        <Button icon="note" aria-expanded={isWriting} onClick={() => setIsWriting(!isWriting)}>
          {pinWords.note}
        </Button>
      </div>
      {isWriting && (
        <NoteForm
          onPin={async (text) => {
            const at = place();
            if (!at) return false;
            await onNote(at, text);
            setIsWriting(false);
            return true;
          }}
        />
      )}
    </div>
  );
}

/** Somebody has just pressed "Note" to write one, or to go on with it. */
function focus(box: HTMLTextAreaElement | null): void {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}

function NoteForm({ onPin }: { readonly onPin: (text: string) => Promise<boolean> }) {
  const planId = useStore(openPlanStore, (state) => state.planId) ?? '';
  const [text, setText, used] = useTypedText(formKeys.pinNote(planId));
  const [isPending, setIsPending] = useState(false);
  const pin = async (): Promise<void> => {
    setIsPending(true);
    try {
      if (await onPin(text)) used(text);
    } catch {
      // Told by whoever refused it; the words stay.
    }
    setIsPending(false);
  };
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        // A refusal is shown as a toast; the words stay.
        if (text.trim() !== '') void pin();
      }}
    >
      <TextArea label={pinWords.noteLabel} value={text} onChange={setText} inputRef={focus} />
      <Button type="submit" disabled={text.trim() === ''} isPending={isPending}>
        {pinWords.saveNote}
      </Button>
    </form>
  );
}

/** Where a pin would be, in words. */
export const sayPinPlace = ({ accuracyMetres }: PinPlace): string =>
  accuracyMetres === null
    ? pinWords.atCross
    : `${pinWords.atPosition}, ${positionWords.within(accuracyMetres)}`;
