import { counted } from '../formats/counted.ts';
import { countInFigures } from '../formats/figures.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';

/** Maximum number of things listed by name. */
const NAMED = 5;

/** Messages about saved, sent, undone, deleted and restored changes. */
export const recordWords = {
  boundaryChanged: 'Boundary changed',
  /** Message for a day before the plan existed. */
  noPlanYet: 'There was no plan yet',
  kept: 'Kept on this device. It will be sent as soon as you are back online.',
  /** Status while online and the server takes its time. */
  onItsWay: 'Kept on this device, and on its way.',
  notYet: 'Not saved yet. Leave this page open until it is.',
  /** Status where nothing can be stored: a shared device, a private window that forbids it, a plan viewed as another role. */
  onlyHere: 'Not saved yet: it is only on this page. Leave the page open until you are back online.',
  someFarm: 'A farm you opened here',
  waitsOnDevice: 'Waiting on this device',
  waitsIn: (farm: string, count: number): string =>
    `${farm}: ${counted(count, 'change', 'changes')} not sent, on this device`,
  goneFarms: (count: number): string =>
    `${counted(count, 'farm is', 'farms are')} no longer kept on this device`,
  goneFarmsAbout:
    'No longer on this device: they made room for others, were not opened for 90 days, or the browser cleared its storage. Everything that was sent is safe. Open a farm while you are online to keep it here again.',
  noRoom:
    'There is no room left on this device, so this was not saved. Send what is waiting, or remove farms you do not need here, and save again.',
  notKept: 'This device could not keep it: nothing was saved. Please try again.',
  alsoHere: (names: readonly string[]): string =>
    names.length === 1
      ? `${names[0]} is here too.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are here too.`,
  alsoAt: (names: readonly string[], thing: string): string =>
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} at ${thing || 'something here'}.`,
  othersHere: (count: number): string => (count === 1 ? '1 other is here' : `${count} others are here`),
  sendNow: 'Send now',
  /** Warning about a pending change, before it is sent. */
  willClash: 'This was changed elsewhere in the meantime.',
  /** Introduces the list of farms that this device keeps. */
  keptFarmsAbout:
    'Farms this device keeps for you. What you did on one and could not send stays here until you send it, save a copy or remove it.',
  seeUnsent: 'See what was not sent',
  seeUnsentOf: (farm: string): string => `See what was not sent of ${farm}`,
  /** Message on the page of a farm the person has no more access to. */
  unsentOfClosed: (unsent: number): string =>
    `${counted(unsent, 'change', 'changes')} you made here ${unsent === 1 ? 'was' : 'were'} never sent, and cannot be sent while you have no access.`,
  discardFarm: (farm: string): string => `Remove ${farm} and what was not sent?`,
  discardText: (unsent: number): string =>
    `${unsent === 1 ? '1 change was' : `${unsent} changes were`} never sent. If you remove ${unsent === 1 ? 'it' : 'them'} here, ${unsent === 1 ? 'it' : 'they'} cannot be recovered.`,
  saveMapFile: 'Save as a map file',
  saveMapFileAbout:
    'To use it on another farm, or hand it to somebody who may edit this one: import the map file there under Import and export.',
  saveCopy: 'Save a copy of the text',
  discard: 'Remove with what was not sent',
  /** Refusal to undo a whole change. */
  changedSince: (names: readonly string[]): string => {
    const [shown, more] = [names.slice(0, NAMED), names.length - NAMED];
    const all = more > 0 ? [...shown, `${more} more`] : shown;
    return all.length === 1
      ? `${all[0]} was changed since and stays as it is.`
      : `${all.slice(0, -1).join(', ')} and ${all.at(-1)} were changed since and stay as they are.`;
  },
  /** Note beside Restore about other things that are restored with it. */
  bringsBack: (names: readonly string[]): string => `Brings ${names.join(', ')} back with it.`,
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline',
  /** Status while online without an answer. */
  notReached: 'No answer',
  signInFirst: (waiting: number): string => (waiting > 0 ? `Sign in to send ${waiting}` : 'Signed out'),
  waitingTitle: 'Not sent yet',
  /** Message about a feature that needs a connection, shown before anybody tries it. */
  needsLine: (toDoWhat: string) => `You need to be online ${toDoWhat}.`,
  /** Explains pending changes; they may wait for the connection, the server or a file, and are sent in any case. */
  waitingText: (isKept: boolean): string =>
    isKept
      ? 'Kept on this device, and sent as soon as it can be: in this order, photos and files after the rest.'
      : 'Only on this page: leave it open. Sent as soon as it can be: in this order, photos and files after the rest.',
  stuckTitle: 'Not accepted',
  stuckText: 'These were not saved. Fix each one, or discard it.',
  bothChanged: 'You and someone else both changed this.',
  /** Conflict with one's own change. */
  changedTwice: 'You also changed this in another tab or on another device.',
  changedAfterDelete:
    'Someone else changed this after you deleted it. It is still there: do you still want to delete it?',
  deletedMeanwhile: 'Someone else deleted this before your change arrived. It is in the bin.',
  thereAlready: 'This already exists: someone else created or restored it first.',
  choose: 'Choose',
  deleteAnyway: 'Delete it anyway',
  keepIt: 'Keep it',
  bringBack: 'Restore it with my change',
  mend: 'Fix it',
  letGo: 'Discard',
  nothingWaits: 'Everything is saved.',
  waiting: (count: number) => `${count} waiting`,
  stuck: (count: number) => `${count} not accepted`,
  fileFault:
    'The server could not take this file, however often it was sent. Send it again later, or discard it.',
  fileLost: 'This device can no longer read the file. Choose it again if you still have it, or discard this.',
  /** Status of a photo or document on this device. */
  fileWaits: 'Kept here, sent when you are back online',
  undone: (label: string) => `Undone: ${label}.`,
  redone: (label: string) => `Redone: ${label}.`,
  inBin: (label: string) => `${label} is in the bin for 90 days.`,
  restored: (name: string) => `${name} restored.`,
  allSent: (count: number) =>
    count === 1
      ? 'Changes waiting on this device are saved.'
      : `${count} changes waiting on this device are saved.`,
  notAccepted: (label: string, reason: string) => `Not saved: ${label}. ${reason}`,
} as const;

interface Named {
  readonly names: { readonly singular: string; readonly inSentence?: string };
}

const named = (entity: Named, name: string): string => name || entity.names.singular;

/** Labels of a write of one thing, in the list of pending changes and in undo. */
export const labelOfWrite = {
  created: (entity: Named, name: string): string =>
    `New ${entity.names.inSentence ?? entity.names.singular.toLowerCase()}${name && ` ${name}`}`,
  updated: (entity: Named, name: string, keys: readonly string[]): string =>
    keys.length === 1 && keys[0] === GEOMETRY
      ? `Outline of ${named(entity, name)}`
      : `${named(entity, name)} changed`,
  deleted: (entity: Named, name: string): string => `${named(entity, name)} deleted`,
  restored: (entity: Named, name: string): string => `${named(entity, name)} restored`,
  broughtBack: (label: string): string => `Restored for: ${label}`,
  imported: (count: number, noun: string, fileName: string): string =>
    `${countInFigures(count)} ${noun} from ${fileName}`,
  putBack: (name: string): string => `${name} put back`,
  many: (count: number, plural: string): string => `${count} ${plural} changed`,
} as const;
