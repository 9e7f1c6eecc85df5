import { errorCatalogue, type ErrorBody, type ErrorCode } from '@tussock/contract';
import { closedWords } from '@tussock/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, type Unavailability } from '../database/database-unavailable.ts';
import { AppError } from './app-error.ts';
import { plainPage } from './plain-page.ts';

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badRequest',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badRequest',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'addressTooLong',
};

const byUnavailability: Readonly<Record<Unavailability, ErrorCode>> = {
  away: 'databaseAway',
  busy: 'busy',
  held: 'planBusy',
  full: 'databaseFull',
};

/** The database's error code for a plan that would lose its last lead or owner; its message is written for people. */
const LEFT_ALONE = 'TSK01';

/** Converts anything thrown to an error of the catalogue. */
export function appErrorFrom(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseUnavailable)
    return new AppError(byUnavailability[error.reason], { logText: error.message });
  const { code, statusCode, message } = error as Partial<FastifyError>; // every key may be absent
  if (code === LEFT_ALONE && message) return new AppError('badRequest', { message: [message] });
  const known = code === undefined ? undefined : byFastifyCode[code];
  if (known === 'badRequest')
    return new AppError('badRequest', {
      message: ['The request is not valid JSON.'],
      logText: message ?? '',
    });
  if (known) return new AppError(known);
  if (statusCode === 429) return new AppError('tooMany');
  if (error instanceof SyntaxError || statusCode === 400)
    return new AppError('badRequest', { message: ['The request is not valid JSON.'] });
  return new AppError('unexpected');
}

/** How a program that sent no valid proof is told to send one. */
const CHALLENGE = 'Basic realm="Tussock", charset="UTF-8"';
const FOR_PROGRAMS = /^\/ogc(\/|\?|$)/;
/** Whether a refusal asks a program for its token; a page of the product is not asked, for the browser would. */
const asksForToken = ({ code, status }: AppError, { url }: FastifyRequest): boolean =>
  code === 'tokenNotFound' || (status === 401 && FOR_PROGRAMS.test(url));

/** Whether the request is a page visit, where a person would see raw JSON. */
const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

const pageOfRefusal = ({ message }: ErrorBody): string =>
  plainPage([message].flat().join(' '), `<p><a href="/">${closedWords.goHome}</a></p>`);

/** Sends the reply for anything thrown; the only place that does. Bugs are logged with the request id, and the reply reveals nothing about them. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = appErrorFrom(error);
  const entry: (typeof errorCatalogue)[ErrorCode] & { report?: true; retryAfterSeconds?: number } =
    errorCatalogue[appError.code];
  if (entry.report) request.log.error({ err: error }, 'unexpected failure');
  else request.log.info({ code: appError.code, reason: appError.message }, 'refused');
  if (entry.retryAfterSeconds !== undefined) reply.header('retry-after', entry.retryAfterSeconds);
  if (asksForToken(appError, request)) reply.header('www-authenticate', CHALLENGE);
  const body = appError.toBody(request.id);
  void reply.status(appError.status).header('cache-control', 'no-store');
  return isVisit(request)
    ? reply.type('text/html; charset=utf-8').send(pageOfRefusal(body))
    : reply.send(body);
}

export function installErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(replyWithError);
}
