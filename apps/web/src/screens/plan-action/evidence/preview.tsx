import { momentWithTime, photoAway, photoWords, sayBytes, type PhotoAway } from '@tussock/domain';
import { Button, Icon, RadioGroup, Spinner, TextField } from '@tussock/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { findPlace, type FoundPlace } from '../../../device/index.ts';
import { formKeys, useTypedText } from '../../../sync/drafts/index.ts';
import styles from './evidence.module.css';
import type { CapturedFile } from './use-capture-draft.ts';

/** A photo or a paper with what is said of it, as it is kept. */
export interface UsedFile extends CapturedFile {
  readonly moment: 'before' | 'after' | null;
  readonly note: string;
  /** Whether the place that the camera wrote stays in the file. */
  readonly keepsPlace: boolean;
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
const knownPlace = ({ found, place }: Pick<CapturedFile, 'found' | 'place'>): FoundPlace | undefined =>
  found ?? (place && { place });

/** What a photo says by itself. One whose place the device found when it was taken was of here and now then. */
const isToCompare = ({ found, takenAt, place }: CapturedFile): boolean =>
  found === undefined && (takenAt !== undefined || place !== undefined);

/** How a photo differs from here and now. */
const awayOf = (file: CapturedFile, found: FoundPlace | undefined): PhotoAway | null =>
  isToCompare(file) ? photoAway(file, { now: new Date(), ...found }) : null;

/**
 * Where the device is: it is asked for while the photo is looked at, and waited for when it is used before the answer. A photo that was just
 * taken is from there, an older one is compared with it.
 */
function useFoundPlace(file: CapturedFile, onFound: (found: FoundPlace) => void) {
  const [asking] = useState(() =>
    file.isFresh || isToCompare(file) ? findPlace() : Promise.resolve(undefined),
  );
  const [isAsking, setIsAsking] = useState(file.isFresh);
  const [here, setHere] = useState<FoundPlace>();
  useEffect(() => {
    let isGone = false;
    const hear = async (): Promise<void> => {
      const found = await asking;
      if (isGone) return;
      setIsAsking(false);
      if (!found) return;
      setHere(found);
      if (file.isFresh && !awayOf(file, found)) onFound(found);
    };
    void hear();
    return () => {
      isGone = true;
    };
    // What is done with the answer does not ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asking]);
  return { isAsking, here, found: asking };
}

type Whose = 'own' | 'here';

/** When and where a photo is from, as it is used. */
function takenOf(
  file: CapturedFile,
  { away, whose, here }: { away: PhotoAway | null; whose: Whose; here: FoundPlace | undefined },
): Pick<UsedFile, 'takenAt' | 'place' | 'found' | 'keepsPlace'> {
  const { takenAt, place, found, isFresh } = file;
  if (away && whose === 'here')
    return { takenAt: new Date().toISOString(), place: undefined, found: here, keepsPlace: false };
  const at = isFresh && !away ? (here ?? found) : found;
  return { takenAt, place, found: at, keepsPlace: at === undefined };
}

/** What was taken or chosen, before it is used. */
export function Preview(props: PreviewProps) {
  const { file, onAgain, onUse } = props;
  const { isAsking, here, found } = useFoundPlace(file, props.onFound);
  const [whose, setWhose] = useState<Whose>('own');
  const away = awayOf(file, here);
  const taken = takenOf(file, { away, whose, here });
  const place = knownPlace(taken);
  const [moment, setMoment] = useState<'before' | 'after' | null>(null);
  const [note, setNote, used] = useTypedText(formKeys.captureNote(props.actionId));
  const [isPending, setIsPending] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const use = async (): Promise<void> => {
    setIsPending(true);
    // What is asked and answered with the photo's own needs no position.
    const at = away && whose === 'own' ? here : await found;
    const isAskedNow = !away && awayOf(file, at) !== null;
    if (isAskedNow) return setIsPending(false);
    const taking = takenOf(file, { away, whose, here: at });
    await onUse({ ...file, ...taking, moment, note: note.trim() }).finally(() => setIsPending(false));
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
          takenAt={taken.takenAt}
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
      {away && <WhoseTime file={file} away={away} whose={whose} onChoose={setWhose} />}
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

/** Asks whether a photo from another time or place keeps its own. */
function WhoseTime({
  file: { takenAt },
  away: { metres },
  whose,
  onChoose,
}: {
  readonly file: CapturedFile;
  readonly away: PhotoAway;
  readonly whose: Whose;
  readonly onChoose: (whose: Whose) => void;
}) {
  return (
    <RadioGroup
      label={photoWords.whose}
      value={whose}
      onChange={(chosen) => onChoose(chosen === 'here' ? 'here' : 'own')}
      options={[
        { id: 'own', label: photoWords.own, help: photoWords.ownIs({ takenAt, metres }) },
        { id: 'here', label: photoWords.here },
      ]}
    />
  );
}

function Picture({
  file,
  takenAt,
  onShown,
  children,
}: {
  readonly file: CapturedFile;
  readonly takenAt: string | undefined;
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
        <span>{takenAt === undefined ? 'It does not say when it was taken' : momentWithTime(takenAt)}</span>
      </figcaption>
    </figure>
  );
}
