import { releaseSources, reportIds, reports, type ReportId } from '@tussock/domain';
import * as z from 'zod/mini';
import { planBookSettings } from '../calls/reporting.ts';
import { isoTime, nullableText, uuid } from './common.ts';
import { versionNumber } from './life.ts';
import { reportSettingsShape } from './report-settings.ts';

/** Shared report with its settings. */
const sharedReport = z.object({ id: z.enum(reportIds), settings: z.record(z.string(), z.unknown()) });

const reportChoice = (id: ReportId) =>
  z.strictObject({
    id: z.literal(id),
    settings: z.prefault(z.strictObject(reportSettingsShape(reports[id].settings)), {}),
  });
const [firstReport, ...otherReports] = reportIds.map(reportChoice);
if (!firstReport) throw new Error('no report is declared');

/** Settings of a shared copy: which parts of the plan it contains. */
export const releaseSettings = z.strictObject({
  ...planBookSettings.shape,
  source: z._default(z.enum(releaseSources), 'current'),
  versionNumber: z.optional(versionNumber),
  /** Report to share, when the copy is a report. */
  report: z.optional(z.discriminatedUnion('id', [firstReport, ...otherReports])),
});
export type ReleaseSettings = z.infer<typeof releaseSettings>;

/** Contents that leave the farm with a copy, read from the document that was made. */
export const leaving = z.object({
  sections: z.array(z.string()),
  maps: z.number(),
  photos: z.number(),
  people: z.array(z.string()),
  documents: z.array(z.string()),
});
export type Leaving = z.infer<typeof leaving>;

/** Shared copy as the people of its plan see it. The link itself is shown only once, when it is created. */
export const releaseItem = z.object({
  _id: uuid,
  settings: z.object({ ...releaseSettings.shape, report: z.optional(sharedReport) }),
  preparedByName: z.string(),
  madeAt: isoTime,
  leaving,
  bytes: z.number(),
  sha256: z.string(),
  issuedAt: z.nullable(isoTime),
  note: nullableText,
  expiresAt: z.nullable(isoTime),
  hasCode: z.boolean(),
  wrongCodes: z.number(),
  withdrawnAt: z.nullable(isoTime),
  /** Number of times it was read or downloaded. */
  openCount: z.number(),
  /** Times it was opened, newest first. */
  openings: z.array(
    z.object({ at: isoTime, what: z.enum(['read', 'download', 'wrongCode']), network: z.string() }),
  ),
});
export type ReleaseItem = z.infer<typeof releaseItem>;

/** Shared copy as a person with the link sees it. */
export const sharedCopy = z.object({
  /** Contents of the copy; null when a code word must be entered first. */
  copy: z.nullable(
    z.object({
      propertyName: z.string(),
      madeAt: isoTime,
      expiresAt: isoTime,
      bytes: z.number(),
      sha256: z.string(),
      /** Pass for its pictures and its PDF, valid for an hour. */
      pass: z.string(),
      /** Document as JSON text. */
      documentText: z.string(),
      pictures: z.array(uuid),
    }),
  ),
  isCodeWrong: z.boolean(),
});
export type SharedCopy = z.infer<typeof sharedCopy>;
