import { bookWords, releaseWords, type BookPart, type Redaction } from '@tussock/domain';
import { toggled } from './toggled.ts';

/** What was chosen of a copy. */
export interface ContentsChosen {
  readonly leftOut: readonly BookPart[];
  readonly hasPictures: boolean;
  readonly redacts: readonly Redaction[];
  /** Ids of those that are in. */
  readonly culturalPlaces: readonly string[];
}

/** One row of the list: in the copy or out of it, by one switch. */
export interface ContentRow {
  readonly key: string;
  readonly label: string;
  readonly help?: string;
  /** Out until somebody puts it in by itself. */
  readonly isPrivate: boolean;
  readonly isIn: boolean;
  readonly set: (chosen: ContentsChosen, isIn: boolean) => ContentsChosen;
}

export interface ContentGroup {
  readonly title: string;
  readonly rows: readonly ContentRow[];
}

type GroupKey = keyof typeof releaseWords.groups;

/** Rows of each group: private things first, then parts of the book; complete over both. */
const redactionGroups: { readonly [R in Exclude<Redaction, 'heritage'>]: GroupKey } = {
  people: 'farm',
  stock: 'farm',
  baitStations: 'land',
};
const partGroups: { readonly [P in BookPart]: GroupKey } = {
  farm: 'farm',
  signOff: 'farm',
  changes: 'farm',
  sources: 'farm',
  maps: 'land',
  landUnits: 'land',
  risk: 'land',
  places: 'land',
  exclusion: 'land',
  open: 'done',
  shape: 'done',
  outcomes: 'done',
  actions: 'done',
  evidence: 'done',
  nutrients: 'records',
  crops: 'records',
  stock: 'records',
  emissions: 'records',
  soil: 'records',
  water: 'records',
  documents: 'records',
};
// The keys of the tables are exactly theirs.
const redacted = Object.keys(redactionGroups) as (keyof typeof redactionGroups)[];
const parts = Object.keys(partGroups) as BookPart[];
const groupKeys = Object.keys(releaseWords.groups) as GroupKey[];

interface Place {
  readonly id: string;
  readonly name: string;
}

const redactionRow = (one: (typeof redacted)[number], { redacts }: ContentsChosen): ContentRow => ({
  key: one,
  label: releaseWords.redactionLabels[one],
  help: releaseWords.redactionHelp[one],
  isPrivate: true,
  isIn: !redacts.includes(one),
  set: (chosen, isIn) => ({ ...chosen, redacts: toggled(chosen.redacts, one, !isIn) }),
});
const placeRow = ({ id, name }: Place, { culturalPlaces }: ContentsChosen): ContentRow => ({
  key: id,
  label: name,
  help: releaseWords.culturalPlace,
  isPrivate: true,
  isIn: culturalPlaces.includes(id),
  set: (chosen, isIn) => ({ ...chosen, culturalPlaces: toggled(chosen.culturalPlaces, id, isIn) }),
});
const partRow = (part: BookPart, { leftOut }: ContentsChosen): ContentRow => ({
  key: part,
  label: bookWords.parts[part],
  isPrivate: false,
  isIn: !leftOut.includes(part),
  set: (chosen, isIn) => ({ ...chosen, leftOut: toggled(chosen.leftOut, part, !isIn) }),
});
const photosRow = ({ hasPictures }: ContentsChosen): ContentRow => ({
  key: 'photos',
  label: releaseWords.photos,
  isPrivate: false,
  isIn: hasPictures,
  set: (chosen, isIn) => ({ ...chosen, hasPictures: isIn }),
});

/** Everything that may be in a copy, by group. A report has none of the parts of the book. */
export const contentGroups = (
  chosen: ContentsChosen,
  { hasParts, places }: { readonly hasParts: boolean; readonly places: readonly Place[] },
): readonly ContentGroup[] =>
  groupKeys
    .map((group): ContentGroup => ({
      title: releaseWords.groups[group],
      rows: [
        ...(hasParts
          ? parts.filter((part) => partGroups[part] === group).map((part) => partRow(part, chosen))
          : []),
        ...(hasParts && group === 'done' ? [photosRow(chosen)] : []),
        ...redacted.filter((one) => redactionGroups[one] === group).map((one) => redactionRow(one, chosen)),
        ...(group === 'land' ? places.map((place) => placeRow(place, chosen)) : []),
      ],
    }))
    .filter(({ rows }) => rows.length > 0);
