import { counted } from '../formats/counted.ts';
import { sayBytes } from '../formats/bytes.ts';
import { ARCHIVE_VERSION, LARGEST_ARCHIVE, MOST_ARCHIVE_FILES } from './archive-rules.ts';

const again = 'Nothing was brought in.';

/** Messages about exporting and importing a whole plan. */
export const archiveWords = {
  title: 'Take the whole plan with you',
  text: 'One ZIP with all that the plan holds, to keep or to bring into another installation:',
  contents: [
    'the plan’s record as JSON, with its schema',
    'a GeoPackage with a layer of each kind, for any GIS',
    'a CSV of each kind, for spreadsheets',
    'documents and photos in their folders, with earlier versions',
    'each frozen version, with its PDF',
    'the history in words, and a list of SHA-256 fingerprints',
  ],
  order: 'Make the ZIP',
  notCarried:
    'Who has access, the bin and sensor readings stay here. The person who imports the plan elsewhere becomes its lead there.',
  tooLarge: (bytes: number): string =>
    `The documents and photos of this plan come to ${sayBytes(bytes)}. A ZIP over ${sayBytes(LARGEST_ARCHIVE)} can be kept and read, but not brought in again: make it smaller first by taking out what is not needed.`,
  zipName: (farm: string): string => `${farm} whole plan.zip`,
  steps: { tables: 'Writing tables and map layers', documents: 'Packing documents' },
  bringIn: 'Import a plan',
  bringInTitle: 'Import a plan',
  bringInText:
    'Choose the ZIP of a whole plan, made by Tussock. You become the lead of the imported plan, and it starts as in progress. Its approvals and versions come with it to read, and no one else has access yet. From another installation they come in as claimed by the file.',
  /** Name of a person in an archive from another installation. */
  claimedName: (name: string): string => `${name || 'Somebody'} (according to the imported file)`,
  claimedDecision: (decision: string): string => `The imported file says: ${decision}`,
  claimedRequest: 'The imported file says: Waiting for approval',
  file: 'ZIP of a whole plan',
  sending: 'Sending the ZIP',
  checking: 'Checking the ZIP and bringing the plan in',
  broughtIn: (farm: string): string => `${farm} was brought in.`,
  /** Text of the log entry. */
  logged: 'Brought in from a ZIP',
} as const;

/** Refusals of a ZIP; each names the file at fault. */
export const archiveRefusals = {
  notZip: `This is not a ZIP, or part of it is missing. ${again}`,
  foreign: `This is not a ZIP of a whole plan: it has no manifest. ${again}`,
  newer: (version: number): string =>
    `This ZIP was made by a newer release (format ${version}; this one reads up to ${ARCHIVE_VERSION}). ${again}`,
  unsafe: (path: string): string => `The ZIP holds a file with an unsafe name: ${path}. ${again}`,
  link: (path: string): string => `The ZIP holds a link in the place of a file: ${path}. ${again}`,
  twice: (path: string): string => `The ZIP holds this file twice: ${path}. ${again}`,
  tooMany: `The ZIP holds more than ${counted(MOST_ARCHIVE_FILES, 'file', 'files')}. ${again}`,
  tooMuch: (path: string): string => `The ZIP unpacks to more than a plan may weigh, at ${path}. ${again}`,
  missing: (path: string): string => `A file is missing from the ZIP: ${path}. ${again}`,
  unlisted: (path: string): string =>
    `The ZIP holds a file that its manifest does not name: ${path}. ${again}`,
  changed: (path: string): string =>
    `A file has been changed since the ZIP was made: its fingerprint is different: ${path}. ${again}`,
  unreadable: (path: string, why: string): string => `${path} cannot be read: ${why}. ${again}`,
  thing: (what: string, why: string): string =>
    `${what} in plan.json is not as it has to be: ${why}. ${again}`,
} as const;
