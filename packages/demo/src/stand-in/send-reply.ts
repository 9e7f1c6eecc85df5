import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Fault } from './faults.ts';
import { exceptionReply, textReply, type Reply } from './reply.ts';

const SMALLEST_GZIP_BYTES = 1024;
/** No JSON, no XML, no tile. */
const GARBAGE = '\u0000<<<not what you asked for>>>\u0001';

/** The reply as the fault wants it; delays and cutting off happen on the wire, not here. */
export function spoilReply(reply: Reply, { status, body }: Fault): Reply {
  if (status !== undefined) {
    const again: Record<string, string> = status === 429 || status === 503 ? { 'Retry-After': '60' } : {};
    return { ...textReply(status, 'The stand-in was ordered to fail.'), headers: again };
  }
  if (body === 'garbage') return { ...reply, status: 200, body: GARBAGE };
  if (body === 'xml')
    return exceptionReply('NoApplicableCode', 'standin', 'The stand-in was ordered to fail.', 200);
  return reply;
}

/** Writes a reply, compressed where the caller takes that; cut off half way by closing the connection when so ordered. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  fault: Fault,
): void {
  let bytes: Uint8Array = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body;
  const headers: Record<string, string> = {
    'Access-Control-Allow-Origin': '*',
    'Content-Type': reply.contentType,
    Vary: 'Accept-Encoding',
    ...reply.headers,
  };
  const takesGzip = request.headers['accept-encoding']?.includes('gzip') ?? false;
  if (takesGzip && bytes.length >= SMALLEST_GZIP_BYTES) {
    bytes = gzipSync(bytes);
    headers['Content-Encoding'] = 'gzip';
  }
  if (reply.status !== 204) headers['Content-Length'] = String(bytes.length);
  response.writeHead(reply.status, headers);
  if (fault.body === 'truncate' && fault.status === undefined) {
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
  } else response.end(bytes);
}
