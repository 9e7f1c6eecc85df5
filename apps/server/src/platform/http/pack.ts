import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Much is sent of it, to few: quickly rather than small. */
const QUICKLY = { level: constants.Z_BEST_SPEED };
/** What is smaller fits into a packet or two as it is, bytes. */
const WORTH_PACKING = 2048;

const packAll = promisify<Buffer, object, Buffer>(gzip);

/** Whether whoever asks can read what is packed; the reply says that it depends on that, and that it is. */
export function mayPack(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'accept-encoding');
  const isRead = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (isRead) reply.header('content-encoding', 'gzip');
  return isRead;
}

export const packStream = (content: Readable | Buffer): Readable =>
  pipeline(Readable.from(content), createGzip(QUICKLY), () => undefined);

/** A text as bytes, packed where it is worth it and can be read. Done beside the event loop. */
export async function packText(text: string, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const bytes = Buffer.from(text);
  return bytes.length >= WORTH_PACKING && mayPack(request, reply) ? packAll(bytes, QUICKLY) : bytes;
}
