import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue, type ErrorCode } from '@tussock/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { AppError } from './app-error.ts';
import { badAddress } from './check-address.ts';
import { replyWithError } from './error-reply.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Answers requests that the framework refuses before any hook is called, such as a URL that cannot be decoded. */
export const answerFrameworkErrors =
  (headers: SecurityHeaders) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(headers);
    const fault = error.code === 'FST_ERR_BAD_URL' ? badAddress() : error;
    void replyWithError(fault, request, reply);
  };

/** Builds an answer for a request that reached no route: its header lines and its body. */
function bareAnswer(code: ErrorCode, headers: SecurityHeaders) {
  const body = JSON.stringify(new AppError(code).toBody(uuidv7()));
  const lines: Readonly<Record<string, string>> = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { status: errorCatalogue[code].status, lines, body };
}

/** Answers requests for which Node itself would send an empty answer: one without a host, and one with an unknown `Expect`. */
export function answerNodeErrors(app: FastifyInstance, headers: SecurityHeaders): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, lines, body } = bareAnswer('badRequest', headers);
    response.writeHead(status, lines).end(body);
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw new AppError('badRequest');
  });
}

const bySocketCode: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

/** Answers malformed requests: there is nothing but the connection, so the answer is written to the socket. */
export const answerSocketErrors =
  (headers: SecurityHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = bySocketCode[error.code ?? ''] ?? 'badRequest';
    const { status, lines, body } = bareAnswer(code, headers);
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...head, '', body].join('\r\n'));
  };
