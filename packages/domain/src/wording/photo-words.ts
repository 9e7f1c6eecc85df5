import { momentWithTime } from '../days/moments.ts';
import { sayDistance } from '../formats/distance.ts';

interface Said {
  readonly takenAt?: string | undefined;
  readonly metres?: number | null | undefined;
}

/** Messages about a photo whose time or position differs from the present. */
export const photoWords = {
  whose: 'Time and place of the photo',
  own: 'As the photo says',
  /** Time and distance of a photo: '2 Nov 2026, 4:04 pm, 3.2 km from here'. */
  ownIs: ({ takenAt, metres }: Said): string =>
    [takenAt && momentWithTime(takenAt), metres && `${sayDistance(metres)} from here`]
      .filter(Boolean)
      .join(', '),
  here: 'Here and now',
  title: 'This photo is from another time or place',
  takenThen: (said: Said): string => `It was taken ${photoWords.ownIs(said)}.`,
  pinOwn: 'Use the photo’s',
  pinHere: 'Use here and now',
} as const;
