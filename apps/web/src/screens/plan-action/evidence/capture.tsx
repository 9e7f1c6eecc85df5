import { momentWithTime } from '@tussock/domain';
import { Button, FilePicker, Icon, RadioGroup, Spinner, TextField } from '@tussock/ui';
import { useEffect, useMemo, useState } from 'react';
import { toasts } from '../../../session/toasts.ts';
import styles from './evidence.module.css';
import { findPlace, type FoundPlace } from '../../../device/index.ts';
import { PHOTO_ACCEPT, readPhoto, type ReadyPhoto } from '../../../device/index.ts';

/** A photo with what is said of it, as it is kept. */
export interface TakenPhoto extends ReadyPhoto {
  readonly found: FoundPlace | undefined;
  readonly moment: 'before' | 'after' | null;
  readonly note: string;
}

interface CaptureProps {
  /** What is said of a place, in words. */
  readonly sayPlace: (found: FoundPlace) => string;
  readonly onUse: (photo: TakenPhoto) => Promise<void>;
}

/** Takes a photo or chooses one, shows it, and asks whether it is to be used. */
export function Capture({ sayPlace, onUse }: CaptureProps) {
  const [photo, setPhoto] = useState<ReadyPhoto | null>(null);
  const [isReading, setIsReading] = useState(false);
  const open = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setIsReading(true);
    const read = await readPhoto(file).finally(() => setIsReading(false));
    if (read.ok) setPhoto(read.photo);
    else toasts.show({ message: read.reason, type: 'danger' });
  };
  if (photo)
    return (
      <Preview
        key={photo.takenAt + photo.name}
        photo={photo}
        sayPlace={sayPlace}
        onAgain={() => setPhoto(null)}
        onUse={async (taken) => {
          await onUse(taken);
          setPhoto(null);
        }}
      />
    );
  return (
    <div className={styles.ask}>
      <FilePicker
        icon="camera"
        variant="primary"
        label="Photo from the camera"
        accept={PHOTO_ACCEPT}
        isCamera
        isPending={isReading}
        onChoose={(files) => void open(files)}
      >
        Take a photo
      </FilePicker>
      <FilePicker
        icon="upload"
        label="Photo from this device"
        accept={PHOTO_ACCEPT}
        isPending={isReading}
        onChoose={(files) => void open(files)}
      >
        Choose a photo
      </FilePicker>
    </div>
  );
}

type Finding = 'asking' | FoundPlace | undefined;

/** Where the photo that was just taken is from: it is asked for while the photo is looked at. An older one is from elsewhere. */
function useFoundPlace(isFresh: boolean): Finding {
  const [found, setFound] = useState<Finding>(isFresh ? 'asking' : undefined);
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const place = await findPlace();
      if (!isGone) setFound(place);
    };
    if (isFresh) void ask();
    return () => {
      isGone = true;
    };
  }, [isFresh]);
  return found;
}

const LONGEST_NOTE = 500;

function Preview({
  photo,
  sayPlace,
  onAgain,
  onUse,
}: CaptureProps & { readonly photo: ReadyPhoto; readonly onAgain: () => void }) {
  const address = useMemo(() => URL.createObjectURL(photo.blob), [photo.blob]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const found = useFoundPlace(photo.isFresh);
  const [moment, setMoment] = useState<'before' | 'after' | null>(null);
  const [note, setNote] = useState('');
  const [isPending, setIsPending] = useState(false);
  const place = found === 'asking' ? undefined : found;
  const use = async (): Promise<void> => {
    setIsPending(true);
    await onUse({ ...photo, found: place, moment, note: note.trim() }).finally(() => setIsPending(false));
  };
  return (
    <div className={styles.preview}>
      <figure className={styles.figure}>
        <img src={address} alt="What was just taken" />
        <figcaption className={styles.caption}>
          <span>
            <Icon name="pin" size="small" />
            {found === 'asking' ? (
              <>
                Finding where you are <Spinner size="small" />
              </>
            ) : found ? (
              sayPlace(found)
            ) : photo.isFresh ? (
              'Without a place'
            ) : (
              'As the photo says, where it does'
            )}
          </span>
          <span>{momentWithTime(photo.takenAt)}</span>
        </figcaption>
      </figure>
      <div className={styles.choose}>
        <Button isFullWidth onClick={onAgain}>
          Take again
        </Button>
        <Button variant="primary" isFullWidth isPending={isPending} onClick={() => void use()}>
          Use this photo
        </Button>
      </div>
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
      <TextField
        label="Note, if you like"
        placeholder="Say it or type it"
        value={note}
        onChange={(text) => setNote(text.slice(0, LONGEST_NOTE))}
      />
    </div>
  );
}
