import {
  bookWords,
  redactions,
  reportIds,
  reports,
  type BookPart,
  type ReportId,
  type ReportSettingsOf,
} from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { day, uuid } from '../shapes/common.ts';
import { reportSettingsShape } from '../shapes/report-settings.ts';

const bookParts = Object.keys(bookWords.parts) as [BookPart, ...BookPart[]]; // the keys of the very parts

/** What is chosen of a plan book: parts left out, with or without pictures, and what is kept out of a copy for others. */
export const planBookSettings = z.strictObject({
  leftOut: z._default(z.array(z.enum(bookParts)), []),
  hasPictures: z._default(z.boolean(), true),
  redacts: z._default(z.array(z.enum(redactions)), []),
});

export const orderPlanBook = defineCall({
  id: 'report.planBook',
  summary:
    'Asks for the plan as a book: a tagged PDF with its maps, land and risk, outcomes, actions and evidence. It is made as long work.',
  method: 'POST',
  path: '/api/plan/{planId}/reporting/plan-book',
  access: { to: 'plan', ability: 'downloadReports' },
  body: planBookSettings,
  reply: z.object({ _id: uuid }),
  callsPerMinute: 30,
});

/** What every report may be asked for beside its settings. */
const asked = {
  /** The plan as it stood at the end of this day. */
  asAt: z.optional(day),
  /** The plan at this very revision, as a report that is made again. */
  rev: z.optional(z.int().check(z.minimum(0))),
};

/** The body of a report's call: its settings, and of when the plan is shown. */
export type ReportBody<Id extends ReportId> = ReportSettingsOf<Id> & {
  readonly asAt?: string | undefined;
  readonly rev?: number | undefined;
};

/** Nothing at all is what nobody chose. */
const bodyOf = <Id extends ReportId>(id: Id) =>
  z.pipe(
    z.transform((body: unknown) => body ?? {}),
    z.strictObject({ ...reportSettingsShape(reports[id].settings), ...asked }),
    // The shape of each setting says the very values that its declaration does.
  ) as unknown as z.ZodMiniType<ReportBody<Id>>;

const reportCall = <Id extends ReportId>(id: Id) =>
  defineCall({
    id: `report.${id}`,
    summary: `${reports[id].name} as a PDF. ${reports[id].about}`,
    method: 'POST',
    path: `/api/plan/{planId}/reporting/${id}/pdf`,
    access: { to: 'plan', ability: 'downloadReports' },
    body: bodyOf(id),
    answer: 'file',
    fileType: 'application/pdf',
    callsPerMinute: 30,
  });

type ReportCalls = { readonly [Id in ReportId]: ReturnType<typeof reportCall<Id>> };

/** The specified call of each report, as it is declared. */
export const reportCalls = Object.fromEntries(
  reportIds.map((id) => [id, reportCall(id)]),
) as unknown as ReportCalls; // id by id
