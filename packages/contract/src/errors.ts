import {
  calendarWords,
  drawingWords,
  fileRefusals,
  lifeWords,
  refusals,
  type AuthErrorCode,
} from '@tussock/domain';

interface ErrorDeclaration {
  readonly status: number;
  readonly message: string;
  /** Sign-in error code of the specification (§4), sent with the message. */
  readonly errorCode?: AuthErrorCode;
  /** True when operators should be notified. */
  readonly report?: true;
  /** Value of the `Retry-After` header: seconds after which to try again. */
  readonly retryAfterSeconds?: number;
}

/** Catalogue of all refusals of the server: the status, the sentence a person reads, and whether it is reported. */
export const errorCatalogue = {
  badRequest: { status: 400, message: refusals.badRequest },
  userNotFound: { status: 401, message: 'No user was found for this sign-in.', errorCode: 100 },
  sessionNotFound: { status: 401, message: 'You are not signed in.', errorCode: 101 },
  sessionExpired: { status: 401, message: 'Your session has expired.', errorCode: 102 },
  tokenFailure: { status: 401, message: 'Signing in could not be completed.', errorCode: 103 },
  /** Refusal of a network's uplink; the same for an integration that does not exist, so that nobody can find out which exist. */
  wrongSecret: {
    status: 401,
    message:
      'The secret is not the one of this integration, or there is no such integration. Copy the address and the secret from the devices of the plan.',
    errorCode: 101,
  },
  /** The same for unknown, ended and withdrawn tokens. */
  tokenNotFound: {
    status: 401,
    message: 'This access token is not valid: it may have ended or been withdrawn.',
    errorCode: 101,
  },
  expiredLink: { status: 401, message: 'This link no longer works.', errorCode: 201 },
  forbidden: { status: 403, message: refusals.forbidden },
  signInAgain: { status: 403, message: refusals.signInAgain },
  termsNotAccepted: { status: 403, message: refusals.termsNotAccepted },
  tokenScope: { status: 403, message: 'This access token does not allow this.' },
  notFound: { status: 404, message: refusals.notFound },
  requestTimeout: { status: 408, message: refusals.tooSlow },
  staleVersion: {
    status: 409,
    message:
      'Someone else has changed this since you opened it. Nothing you typed is lost: compare the two and save again.',
  },
  alreadyExists: { status: 409, message: 'There is already something with this id.' },
  planSubmitted: { status: 409, message: lifeWords.isSubmittedNow },
  planArchived: { status: 409, message: lifeWords.isArchived },
  /** Move that the plan’s status does not allow, or that was decided meanwhile; the current status is in `current`. */
  wrongMove: { status: 409, message: lifeWords.wrongMove },
  /** The shape is locked; a write that also unlocks it may change it. */
  shapeLocked: { status: 409, message: drawingWords.isLockedNow },
  staleApproval: { status: 409, message: lifeWords.staleApproval },
  /** The calendar address was replaced since the person saw it; its creation time is in `current`. */
  calendarAnew: { status: 409, message: calendarWords.anewMeanwhile },
  fileInUse: { status: 409, message: fileRefusals.inUse(['something of the plan']) },
  planFilesFull: { status: 409, message: fileRefusals.planFull(null) },
  opIdUsed: {
    status: 409,
    message: 'This was sent before, and with something else in it. Nothing was changed: please save again.',
  },
  gone: { status: 410, message: 'This has been deleted already.' },
  replicaStale: { status: 410, message: 'What this browser keeps of the plan has to be fetched anew.' },
  held: {
    status: 424,
    message: 'This was not saved, because it follows on from a change that was not accepted.',
  },
  // While a release goes out: another process knows it already.
  schemaNewer: {
    status: 503,
    message: 'Tussock is being renewed. What you wrote is kept, and sent again in a moment.',
    retryAfterSeconds: 5,
  },
  addressTooLong: { status: 414, message: refusals.badRequest },
  /** A version that is sent with a change by a standard that names this status; else `staleVersion`. */
  preconditionFailed: {
    status: 412,
    message:
      'This has been changed since you read it. Read it again, and send your change with its new version.',
  },
  tooLarge: { status: 413, message: refusals.tooLarge },
  wrongMediaType: { status: 415, message: 'The request must be JSON.' },
  tooMany: { status: 429, message: refusals.tooMany },
  headersTooLarge: { status: 431, message: refusals.badRequest },
  unexpected: { status: 500, message: refusals.generic, report: true },
  groundAway: { status: 502, message: refusals.groundAway },
  surveyStatus: { status: 502, message: refusals.surveyUpstream },
  surveyTimeout: { status: 502, message: refusals.surveyTimeout },
  surveyUpstream: { status: 502, message: refusals.surveyUpstream },
  busy: { status: 503, message: refusals.tooMany, retryAfterSeconds: 5 },
  planBusy: {
    status: 503,
    message:
      'Many changes to this plan are waiting to be saved. Yours was not saved: try again in a few seconds.',
    retryAfterSeconds: 3,
  },
  databaseFull: { status: 507, message: refusals.databaseFull, report: true },
  storageFull: { status: 507, message: refusals.storageFull, report: true },
  databaseAway: {
    status: 503,
    message:
      'Tussock cannot reach its database right now. If you were saving, check whether it was kept, or save again in a few seconds.',
    report: true,
    retryAfterSeconds: 5,
  },
} as const satisfies Readonly<Record<string, ErrorDeclaration>>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every refusal. Several messages are joined with the break marker and shown as separate lines. */
export interface ErrorBody {
  readonly message: string | readonly string[];
  readonly code: ErrorCode;
  readonly errorCode?: AuthErrorCode;
  /** Messages by field, for a form to show beside it. */
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  /** Current values on the server, when the sent version was stale. */
  readonly current?: unknown;
  /** Repaired shape, offered instead of the refused one. */
  readonly repaired?: unknown;
  readonly requestId?: string;
}
