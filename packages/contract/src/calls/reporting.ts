import {
  bookGrounds,
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
import { day, isoTime, nullableText, uuid } from '../shapes/common.ts';
import { exampleOfSettings, reportSettingsShape } from '../shapes/report-settings.ts';

const MOST_CULTURAL_PLACES = 1000;
const culturalPlaces = z.array(uuid).check(z.maxLength(MOST_CULTURAL_PLACES));

const bookParts = Object.keys(bookWords.parts) as [BookPart, ...BookPart[]]; // the keys of the very parts

/** Settings of a plan book: parts left out, with or without pictures, and redactions of a copy for others. */
export const planBookSettings = z.strictObject({
  leftOut: z._default(z.array(z.enum(bookParts)), []),
  hasPictures: z._default(z.boolean(), true),
  redacts: z._default(z.array(z.enum(redactions)), ['heritage']),
  /** Ids of cultural places that are included all the same, each chosen individually. */
  culturalPlaces: z._default(culturalPlaces, []),
});

/** Settings of a book made as a task: also an appendix with each rule in force, a photograph beneath the farm, and a fold-out map. */
const orderedBookSettings = z.extend(planBookSettings, {
  hasRules: z._default(z.boolean(), false),
  ground: z._default(z.enum(bookGrounds), 'relief'),
  hasFoldOut: z._default(z.boolean(), false),
});

export const orderPlanBook = defineCall({
  id: 'report.planBook',
  summary:
    'Asks for the plan as a book: a tagged PDF with its maps, land and risk, outcomes, actions and evidence. It is made as long work.',
  method: 'POST',
  path: '/api/plan/{planId}/reporting/plan-book',
  access: { to: 'plan', ability: 'downloadReports' },
  body: orderedBookSettings,
  example: { leftOut: ['evidence'], hasPictures: true },
  reply: z.object({ _id: uuid }),
  callsPerMinute: 30,
});

export const orderAuditPack = defineCall({
  id: 'report.auditPack',
  summary:
    'Asks for everything an auditor asks for as one ZIP: plan book, reports, nitrogen record, evidence and documents, and an index that names each file with its SHA-256. Long work, see task.all.',
  method: 'POST',
  path: '/api/plan/{planId}/reporting/audit-pack',
  access: { to: 'plan', ability: 'downloadReports' },
  body: z.strictObject({ culturalPlaces: z._default(culturalPlaces, []) }),
  example: { culturalPlaces: [] },
  reply: z.object({ _id: uuid }),
  callsPerMinute: 10,
});

/** Parameters of every report besides its settings. */
const asked = {
  /** Day at whose end the plan is shown. */
  asAt: z.optional(day),
  /** Exact revision of the plan, for making a report again. */
  rev: z.optional(z.int().check(z.minimum(0))),
  culturalPlaces: z.optional(culturalPlaces),
};

/** Body of a report's call: its settings, and the time at which the plan is shown. */
export type ReportBody<Id extends ReportId> = ReportSettingsOf<Id> & {
  readonly asAt?: string | undefined;
  readonly rev?: number | undefined;
  /** Ids of cultural places that are included; all others are left out. */
  readonly culturalPlaces?: readonly string[] | undefined;
};

/** Body shape of a report; an empty body means the default settings. */
const bodyOf = <Id extends ReportId>(id: Id) =>
  z.pipe(
    z.transform((body: unknown) => body ?? {}),
    z.strictObject({ ...reportSettingsShape(reports[id].settings), ...asked }),
    // The shape of each setting says the very values that its declaration does.
  ) as unknown as z.ZodMiniType<ReportBody<Id>>;

/**
 * Timeout in milliseconds. Reports of large plans take some seconds each and are made one after another, so the last of many waits for all
 * before it.
 */
const LONGEST_REPORT_MS = 600_000;

const reportCall = <Id extends ReportId>(id: Id) =>
  defineCall({
    id: `report.${id}`,
    summary: `${reports[id].name} as a PDF. ${reports[id].about}`,
    method: 'POST',
    path: `/api/plan/{planId}/reporting/${id}/pdf`,
    access: { to: 'plan', ability: 'downloadReports' },
    body: bodyOf(id),
    example: exampleOfSettings(reports[id].settings),
    answer: 'file',
    fileType: 'application/pdf',
    resets: ['reportDownloads'],
    callsPerMinute: 30,
    longestMs: LONGEST_REPORT_MS,
  });

type ReportCalls = { readonly [Id in ReportId]: ReturnType<typeof reportCall<Id>> };

/** Specified call of each report, from its declaration. */
export const reportCalls = Object.fromEntries(
  reportIds.map((id) => [id, reportCall(id)]),
) as unknown as ReportCalls; // id by id

const orderOf = (id: ReportId) => z.strictObject({ report: z.literal(id), body: bodyOf(id) });

export const orderReport = defineCall({
  id: 'report.order',
  summary:
    'Asks for a report of a large plan as a PDF: `body` is the body of that report’s own call. Long work, see task.all for its place in the queue and its progress.',
  method: 'POST',
  path: '/api/plan/{planId}/reporting/order',
  access: { to: 'plan', ability: 'downloadReports' },
  body: z.union(reportIds.map(orderOf)),
  example: { report: reportIds[0], body: {} },
  reply: z.object({ _id: uuid }),
  callsPerMinute: 30,
});

export const listReportDownloads = defineCall({
  id: 'report.downloads',
  summary:
    'Reports of a plan that were made: what, when, by whom and of which revision, the newest first; `before` is the last one that was read. Its settings, `rev` and `asAt` make the same report again.',
  method: 'GET',
  path: '/api/plan/{planId}/reporting/download',
  access: { to: 'plan', ability: 'downloadReports' },
  query: z.object({ before: z.optional(uuid) }),
  reply: z.object({
    results: z.array(
      z.object({
        _id: uuid,
        report: z.enum(reportIds),
        settings: z.record(z.string(), z.unknown()),
        rev: z.int(),
        asAt: day,
        madeAt: isoTime,
        madeByName: nullableText,
        bytes: z.int(),
      }),
    ),
    nextBefore: z.nullable(uuid),
  }),
});

export const readFarmThumbnail = defineCall({
  id: 'report.thumbnail',
  summary: 'A small picture of the farm: its boundary and paddocks as on the maps of reports, without names.',
  method: 'GET',
  path: '/api/plan/{planId}/reporting/thumbnail.svg',
  access: { to: 'plan', ability: 'viewPlan' },
  answer: 'file',
  fileType: 'image/svg+xml',
});

export const readReportSurroundings = defineCall({
  id: 'report.surroundings',
  summary:
    'What reports of a plan read beside its record: rivers and streams around the farm, as lines in degrees with their order, and whose titles its boundary is made from. `asAt` asks for what a report as at that day is made with; `with=heights` for the heights under its maps as well.',
  method: 'GET',
  path: '/api/plan/{planId}/reporting/surroundings',
  access: { to: 'plan', ability: 'viewPlan' },
  query: z.object({ asAt: z.optional(day), with: z.optional(z.literal('heights')) }),
  reply: z.object({
    /** Streams; null when they could not be read. */
    streams: z.nullable(
      z.array(z.object({ order: z.number(), line: z.array(z.tuple([z.number(), z.number()])) })),
    ),
    attribution: z.string(),
    /** Heights; undefined when they were not requested, null when there are none. */
    heights: z.optional(
      z.nullable(
        z.object({
          worldCells: z.int(),
          west: z.int(),
          north: z.int(),
          columns: z.int(),
          rows: z.int(),
          /** Difference to the last known height in decimetres, row by row from the north-west; null where unknown. */
          steps: z.array(z.nullable(z.int())),
          /** Attribution of the heights. */
          attribution: z.nullable(z.string()),
        }),
      ),
    ),
  }),
});
