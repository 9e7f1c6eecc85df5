import { momentWithTime, sayBytes } from '@tussock/domain';
import { Button, Icon, RadioGroup, Spinner, TextField } from '@tussock/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { findPlace, type FoundPlace } from '../../../device/index.ts';
import { formKeys, useTypedText } from '../../../sync/drafts/index.ts';
import styles from './evidence.module.css';
import type { CapturedFile } from './use-kept-capture.ts';

/** A photo or a paper with what is said of it, as it is kept. */
export interface UsedFile extends CapturedFile {
  readonly moment: 'before' | 'after' | null;
  readonly note: string;
}

interface PreviewProps {
  readonly actionId: string;
  readonly file: CapturedFile;
  readonly sayPlace: (found: FoundPlace) => string;
  readonly onFound: (found: FoundPlace) => void;
  readonly onAgain: () => void;
  readonly onUse: (file: UsedFile) => Promise<void>;
}

const LONGEST_NOTE = 500;

/** Where a file was taken, as far as it is known already: by the device, else as the camera says. */
const knownPlace = ({ found, place }: CapturedFile): FoundPlace | undefined => found ?? (place && { place });

/**
 * Where the photo that was just taken is from: it is asked for while the photo is looked at, and waited for when it is used before the
 * answer. An older one is from elsewhere.
 */
function useFoundPlace(file: CapturedFile, onFound: (found: FoundPlace) => void) {
  const [asking] = useState(() => (file.isFresh ? findPlace() : Promise.resolve(undefined)));
  const [isAsking, setIsAsking] = useState(file.isFresh);
  const [place, setPlace] = useState(knownPlace(file));
  useEffect(() => {
    let isGone = false;
    const hear = async (): Promise<void> => {
      const found = await asking;
      if (isGone) return;
      setIsAsking(false);
      if (!found) return;
      setPlace(found);
      onFound(found);
    };
    void hear();
    return () => {
      isGone = true;
    };
    // What is done with the answer does not ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asking]);
  return { isAsking, place, found: asking };
}

/** What was taken or chosen, before it is used. */
export function Preview(props: PreviewProps) {
  const { file, onAgain, onUse } = props;
  const { isAsking, place, found } = useFoundPlace(file, props.onFound);
  const [moment, setMoment] = useState<'before' | 'after' | null>(null);
  const [note, setNote, used] = useTypedText(formKeys.captureNote(props.actionId));
  const [isPending, setIsPending] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const use = async (): Promise<void> => {
    setIsPending(true);
    const at = (await found) ?? file.found;
    await onUse({ ...file, found: at, moment, note: note.trim() }).finally(() => setIsPending(false));
    used(note);
  };
  const isPaper = file.purpose === 'document';
  const words = isPaper ? 'paper' : 'photo';
  return (
    <div className={styles.preview}>
      {isPaper ? (
        <p className={styles.paper}>
          <Icon name="document" size="large" />
          <span>{file.name}</span>
          <span className={styles.soft}>{sayBytes(file.blob.size)}</span>
        </p>
      ) : (
        <Picture
          file={file}
          // A tall one pushes what it waits for out of a phone's window.
          onShown={() => choice.current?.scrollIntoView({ block: 'nearest' })}
        >
          <Icon name="pin" size="small" />
          {isAsking ? (
            <>
              Finding where you are <Spinner size="small" />
            </>
          ) : place ? (
            props.sayPlace(place)
          ) : (
            'Without a place'
          )}
        </Picture>
      )}
      <div ref={choice} className={styles.choose}>
        <Button isFullWidth onClick={onAgain}>
          {isPaper ? 'Choose another' : 'Take again'}
        </Button>
        <Button
          variant="primary"
          isFullWidth
          isPending={isPending}
          onClick={() => void use().catch(() => undefined)}
        >
          {`Use this ${words}`}
        </Button>
      </div>
      {!isPaper && (
        <RadioGroup
          label="Before or after, if you like"
          look="segments"
          value={moment}
          onChange={setMoment}
          options={[
            { id: 'before', label: 'Before' },
            { id: 'after', label: 'After' },
          ]}
        />
      )}
      <TextField
        label="Note, if you like"
        placeholder="Say it or type it"
        value={note}
        onChange={(text) => setNote(text.slice(0, LONGEST_NOTE))}
      />
    </div>
  );
}

function Picture({
  file,
  onShown,
  children,
}: {
  readonly file: CapturedFile;
  readonly onShown: () => void;
  readonly children: ReactNode;
}) {
  const address = useMemo(() => URL.createObjectURL(file.blob), [file.blob]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <figure className={styles.figure}>
      <img src={address} alt="What was just taken" onLoad={onShown} />
      <figcaption className={styles.caption}>
        <span>{children}</span>
        <span>
          {file.takenAt === undefined ? 'It does not say when it was taken' : momentWithTime(file.takenAt)}
        </span>
      </figcaption>
    </figure>
  );
}
