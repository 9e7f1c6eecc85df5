import { photoAway, photoWords, type PhotoAway } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import type { ReadyFile } from '../../device/index.ts';
import type { PinPlace } from './pin-place.ts';

/** Whose time and place a pinned photo has; undefined where somebody thought better of pinning it. */
type Answer = 'own' | 'here' | undefined;

interface Question {
  readonly file: ReadyFile;
  readonly away: PhotoAway;
  readonly answer: (whose: Answer) => void;
}

/** Where the device is and when; at the cross of the map there is no telling where that is. */
const hereAndNow = ({ at, accuracyMetres }: PinPlace) => ({
  now: new Date(),
  ...(accuracyMetres === null ? {} : { place: at, accuracyMetres }),
});

/** Asks whether a photo from another time or place is pinned by its own, or here and now. */
export function usePhotoQuestion(): {
  readonly ask: (file: ReadyFile, place: PinPlace) => Promise<Answer>;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    ask: (file, place) => {
      const away = photoAway(file, hereAndNow(place));
      if (!away) return Promise.resolve('here');
      return new Promise((resolve) => {
        const answer = (whose: Answer): void => {
          setAsked(null);
          resolve(whose);
        };
        setAsked({ file, away, answer });
      });
    },
    question: asked && (
      <ConfirmDialog
        title={photoWords.title}
        isOpen
        variant="primary"
        confirmLabel={photoWords.pinOwn}
        alternative={{ label: photoWords.pinHere, onPress: () => asked.answer('here') }}
        onConfirm={() => asked.answer('own')}
        onCancel={() => asked.answer(undefined)}
      >
        <p>{photoWords.takenThen({ takenAt: asked.file.takenAt, metres: asked.away.metres })}</p>
      </ConfirmDialog>
    ),
  };
}
