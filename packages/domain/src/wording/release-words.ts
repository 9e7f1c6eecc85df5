import { counted } from '../formats/counted.ts';
import type { ReleaseSource, ReleaseState } from '../release/release.ts';
import type { Redaction } from './book-words.ts';

const redactionLabels: { readonly [R in Redaction]: string } = {
  people: 'People',
  stock: 'Stock numbers',
  baitStations: 'Bait stations and traps',
  heritage: 'Heritage and cultural places',
};
const redactionHelp: { readonly [R in Redaction]: string } = {
  people: 'Names, e-mail addresses and phone numbers, in notes as well',
  stock: 'How many animals there are, in notes as well',
  baitStations: 'Every one of them, with what was written about it',
  heritage:
    'Urupā, wāhi tapu, mahinga kai and the like, also those recorded as custom features of another category',
};
const sources: { readonly [S in ReleaseSource]: string } = {
  current: 'Current plan',
  version: 'A frozen version',
  report: 'A report',
};
const states: { readonly [S in ReleaseState]: string } = {
  ready: 'Ready, not shared yet',
  open: 'Open',
  expired: 'Ended',
  withdrawn: 'Withdrawn',
  locked: 'Locked after wrong passcodes',
};

/** Messages about copies shared by a link. */
export const releaseWords = {
  culturalPlace: 'Heritage or cultural place',
  title: 'Share a copy',
  about:
    'Somebody outside the farm can read a copy of the plan through a link, without signing in. You choose what is in it, you see everything that will leave the farm, and you can end it at any time.',
  step: { leaving: 'What will leave the farm', send: 'How people open it' },
  what: 'Share',
  sources,
  version: (number: number, day: string): string => `Version ${number}, ${day}`,
  reportAbout: 'The report is made from the current plan, with the settings chosen under Reports.',
  whichReport: 'Choose a report to share.',
  /** Refusal to share a report whose contents are all left out. */
  nothingLeft: (report: string): string =>
    `${report}: every figure in it comes from stock numbers, so it cannot be shared without them. Leave stock numbers in, or share another report.`,
  contents: 'What is in the copy',
  contentsAbout: 'One list. What is in, they see; what is out is not in the copy at all.',
  /** Titles of the groups of contents. */
  groups: { farm: 'The farm', land: 'The land', done: 'What is done', records: 'Records' },
  countIn: (count: number, all: number): string => `${count} of ${all} in`,
  allIn: (group: string): string => `All in: ${group}`,
  allInShort: 'All in',
  privateRow: 'Private: out unless you say so',
  seen: 'What they will see',
  seenNothing: 'Nothing yet: every row is out.',
  seenFarm: 'The farm',
  in: 'In',
  out: 'Out',
  isIn: 'In the copy.',
  isOut: 'Left out.',
  photos: 'Photos',
  redactionLabels,
  redactionHelp,
  prepare: 'Make the copy',
  /** Progress texts while a copy is made. */
  keeping: 'Saving the copy',
  leaving: {
    parts: (count: number): string => counted(count, 'part', 'parts'),
    maps: (count: number): string => (count === 0 ? 'No maps' : counted(count, 'map', 'maps')),
    photos: (count: number): string => (count === 0 ? 'No photos' : counted(count, 'photo', 'photos')),
    people: (names: readonly string[]): string =>
      names.length === 0 ? 'Nobody on the plan is named' : `Named: ${names.join(', ')}`,
    documents: (names: readonly string[]): string =>
      names.length === 0
        ? 'No document is named'
        : `${counted(names.length, 'document is', 'documents are')} named in a list, but not shared: ${names.join('; ')}`,
    leftOut: (what: readonly string[]): string =>
      what.length === 0 ? 'Nothing was left out' : `Left out: ${what.join(', ').toLowerCase()}`,
    read: 'Notes may still contain details nobody marked. Check the copy before you share it.',
  },
  look: 'View the copy',
  share: 'Make the link',
  address: 'Secret link',
  shownOnce: 'Shown once. Anyone with this link can read the copy until it expires.',
  withdraw: 'End it',
  withdrawTitle: 'End this copy?',
  withdrawAbout: 'The link stops working at once, for everybody. To share again, make another copy.',
  discard: 'Discard',
  states,
  list: 'Copies made before',
  none: 'No copy has been shared yet',
  noneAbout: 'Each copy will be listed here, with how long its link works and how often it was opened.',
  until: (when: string): string => `until ${when}`,
  withCode: 'asks for a passcode',
  madeBy: (name: string, when: string): string => `made by ${name}, ${when}`,
  fingerprint: (hash: string): string => `SHA-256 of the PDF: ${hash}`,
  openings: (count: number): string =>
    count === 0 ? 'Not opened yet' : `Opened ${counted(count, 'time', 'times')}`,
  opening: { read: 'Read', download: 'PDF downloaded', wrongCode: 'Wrong passcode' },
  from: (network: string): string => `from ${network}`,
  shared: {
    of: (farm: string): string => `A copy of the plan of ${farm}`,
    report: (name: string, farm: string): string => `${name} of ${farm}`,
    unnamed: 'A copy of a farm environment plan',
    madeOn: (when: string): string => `Made on ${when}`,
    until: (when: string): string => `This link works until ${when}`,
    code: 'Passcode',
    codeAbout: 'The person who sent you this link has given you a passcode.',
    open: 'Open',
    download: 'Download PDF',
    gone: 'This link does not work',
    goneAbout: 'It may be mistyped, or it may have expired. Ask the person who sent it for another.',
    away: 'The copy can’t be opened at the moment',
    tryAgain: 'Try again',
    passEnds: 'An open copy stops loading its pictures and PDF after an hour.',
    openAgain: 'Open again',
    wrongCode: 'That passcode is not right.',
  },
} as const;
