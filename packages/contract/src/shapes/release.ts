import { releaseSources, reportIds, reports, type ReportId } from '@tussock/domain';
import * as z from 'zod/mini';
import { planBookSettings } from '../calls/reporting.ts';
import { isoTime, nullableText, uuid } from './common.ts';
import { versionNumber } from './life.ts';
import { reportSettingsShape } from './report-settings.ts';

/** A report, and what was chosen of it. */
const sharedReport = z.object({ id: z.enum(reportIds), settings: z.record(z.string(), z.unknown()) });

const reportChoice = (id: ReportId) =>
  z.strictObject({
    id: z.literal(id),
    settings: z.prefault(z.strictObject(reportSettingsShape(reports[id].settings)), {}),
  });
const [firstReport, ...otherReports] = reportIds.map(reportChoice);
if (!firstReport) throw new Error('no report is declared');

/** What of a plan stands in a copy for others. */
export const releaseSettings = z.strictObject({
  ...planBookSettings.shape,
  source: z._default(z.enum(releaseSources), 'current'),
  versionNumber: z.optional(versionNumber),
  /** Which report, where a report is shared. */
  report: z.optional(z.discriminatedUnion('id', [firstReport, ...otherReports])),
});
export type ReleaseSettings = z.infer<typeof releaseSettings>;

/** What leaves the farm with a copy, read from the document that was made. */
export const leaving = z.object({
  sections: z.array(z.string()),
  maps: z.number(),
  photos: z.number(),
  people: z.array(z.string()),
  documents: z.array(z.string()),
});
export type Leaving = z.infer<typeof leaving>;

/** A shared copy as the people of its plan see it. The link itself is never given again. */
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
  /** How often it was read or fetched. */
  openCount: z.number(),
  /** The newest first. */
  openings: z.array(
    z.object({ at: isoTime, what: z.enum(['read', 'download', 'wrongCode']), network: z.string() }),
  ),
});
export type ReleaseItem = z.infer<typeof releaseItem>;

/** A copy as whoever has the link sees it. */
export const sharedCopy = z.object({
  /** Null where a code word is asked for first. */
  copy: z.nullable(
    z.object({
      propertyName: z.string(),
      madeAt: isoTime,
      expiresAt: isoTime,
      bytes: z.number(),
      sha256: z.string(),
      /** Opens its pictures and its PDF for an hour. */
      pass: z.string(),
      /** The document as JSON text. */
      documentText: z.string(),
      pictures: z.array(uuid),
    }),
  ),
  isCodeWrong: z.boolean(),
});
export type SharedCopy = z.infer<typeof sharedCopy>;
