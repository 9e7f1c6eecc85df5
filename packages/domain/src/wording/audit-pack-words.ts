import { counted } from '../formats/counted.ts';

/** Texts of the audit pack: one ZIP with the plan book, the reports, the nitrogen record, evidence and documents, and an index. */
export const auditPackWords = {
  title: 'Audit pack',
  text: 'Everything an auditor asks for, in one ZIP:',
  contents: [
    'the plan book, in the order in which your region reads it, with the rules in force',
    'the reports, with their usual settings',
    'the record of synthetic nitrogen of this season and the last',
    'evidence of actions, and the documents of the plan',
    'an index that names each file with its SHA-256 fingerprint',
  ],
  order: 'Make the audit pack',
  zipName: (farm: string): string => `${farm} audit pack.zip`,
  /** Folders, numbered so that every system lists them in this order. */
  folders: {
    book: '1 Plan book',
    reports: '2 Reports',
    nitrogen: '3 Nitrogen record',
    evidence: '4 Evidence',
    documents: '5 Documents',
  },
  index: '0 Index.pdf',
  list: 'SHA256.txt',
  indexTitle: 'Index of the audit pack',
  intro: (files: number): string =>
    `${counted(files, 'file', 'files')}. A file whose SHA-256 is the one named here is the file that was packed; SHA256.txt has the same list for programs that check it.`,
  file: 'File',
  about: 'What it is',
  fingerprint: 'SHA-256',
  nitrogenOf: (season: string): string => `Synthetic nitrogen applied in ${season}`,
  missing: 'No longer in the store, and so not in the pack',
  steps: {
    reports: 'Making the reports',
    files: 'Packing evidence and documents',
    index: 'Writing the index',
  },
} as const;
