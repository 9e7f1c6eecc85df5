import { serviceDeeds, serviceWords } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { auditItem } from '../shapes/audit.ts';
import { day, done, nullableText, uuid } from '../shapes/common.ts';
import { failedJob, serviceFinding, serviceState, signedInPerson } from '../shapes/service-desk.ts';

export const readServiceState = defineCall({
  id: 'service.state',
  summary: 'How the installation is: version, database, processes, queue, letters, storage and backups.',
  method: 'GET',
  path: '/api/service/state',
  access: { to: 'signedIn', ability: 'operateService' },
  reply: serviceState,
});

export const checkService = defineCall({
  id: 'service.check',
  summary:
    'Checks everything that the server needs, as the command `doctor` does: database, files, issuer, mail, survey, proxy, backups. A file is written and removed again.',
  method: 'POST',
  path: '/api/service/check',
  access: { to: 'signedIn', ability: 'operateService' },
  reply: z.object({ results: z.array(serviceFinding) }),
  callsPerMinute: 6,
});

export const listFailedJobs = defineCall({
  id: 'service.failedJobs',
  summary: 'Background work that failed for good, the newest first, 100 at most.',
  method: 'GET',
  path: '/api/service/job/failed',
  access: { to: 'signedIn', ability: 'operateService' },
  reply: z.object({ results: z.array(failedJob), total: z.number() }),
});

export const retryFailedJob = defineCall({
  id: 'service.retryJob',
  summary:
    'Starts failed work again. 404 where it is not failed, what it was about has been cleared, or the same is under way again.',
  method: 'POST',
  path: '/api/service/job/retry/{id}',
  access: { to: 'signedIn', ability: 'operateService' },
  reply: done,
  toast: () => serviceWords.toasts.retried,
  resets: ['service'],
});

export const discardFailedJob = defineCall({
  id: 'service.discardJob',
  summary: 'Gives up failed work: it is not tried again, and no longer counted.',
  method: 'POST',
  path: '/api/service/job/discard/{id}',
  access: { to: 'signedIn', ability: 'operateService' },
  reply: done,
  toast: () => serviceWords.toasts.discarded,
  resets: ['service'],
});

export const listSignedIn = defineCall({
  id: 'service.signedIn',
  summary: 'Who is signed in, as what and since when, the latest seen first, 200 at most.',
  method: 'GET',
  path: '/api/service/signed-in',
  access: { to: 'signedIn', ability: 'operateService' },
  reply: z.object({ results: z.array(signedInPerson), total: z.number() }),
});

const auditWish = {
  personId: z.optional(uuid),
  planId: z.optional(uuid),
  deed: z.optional(z.enum(serviceDeeds)),
  /** First and last day in New Zealand. */
  from: z.optional(day),
  to: z.optional(day),
};

/** Entry of the service's audit log, with the plan that it is about. */
const serviceAuditItem = z.extend(auditItem, { planId: z.nullable(uuid), planName: nullableText });
export type ServiceAuditItem = z.infer<typeof serviceAuditItem>;

export const listServiceAudit = defineCall({
  id: 'service.audit',
  summary:
    'Audit log of the whole service, the newest first, 50 at a time; `before` is the last entry that was read.',
  method: 'GET',
  path: '/api/service/audit/all',
  access: { to: 'signedIn', ability: 'operateService' },
  query: z.object({ ...auditWish, before: z.optional(uuid) }),
  reply: z.object({ results: z.array(serviceAuditItem), nextBefore: z.nullable(uuid) }),
});

export const downloadServiceAudit = defineCall({
  id: 'service.auditFile',
  summary:
    'The audit log as a file, the oldest first: CSV for a spreadsheet, or a line of JSON an entry for a log system. `after` is the last entry that was fetched before.',
  method: 'GET',
  path: '/api/service/audit/file',
  access: { to: 'signedIn', ability: 'operateService' },
  query: z.object({ ...auditWish, after: z.optional(uuid), as: z.enum(['csv', 'jsonl']) }),
  answer: 'file',
});
