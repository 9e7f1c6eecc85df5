import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue, type ErrorCode } from '@tussock/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { AppError } from './app-error.ts';
import { badAddress } from './check-address.ts';
import { replyWithError } from './error-reply.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Answers what the framework refuses before any hook is called, such as an address that cannot be decoded. */
export const answerFrameworkFaults =
  (headers: SecurityHeaders) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(headers);
    const fault = error.code === 'FST_ERR_BAD_URL' ? badAddress() : error;
    void replyWithError(fault, request, reply);
  };

const bySocketCode: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

/** Answers what is no request at all: there is nothing but the connection, so the answer is written to it. */
export const answerSocketFaults =
  (headers: SecurityHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = bySocketCode[error.code ?? ''] ?? 'badRequest';
    const body = JSON.stringify(new AppError(code).toBody(uuidv7()));
    const { status } = errorCatalogue[code];
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
