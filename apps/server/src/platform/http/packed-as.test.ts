import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { packedAs } from './pack.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['br;q=0.5', 'br'],
  ['identity', undefined],
  [undefined, undefined],
])('an answer to whoever accepts %s is packed with %s', (accepted, way) => {
  const headers: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => (headers[name] = value) };
  const request = { headers: { 'accept-encoding': accepted } };
  // What is asked of both.
  const packed = packedAs(request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  expect([packed, headers['content-encoding']]).toEqual([way, way]);
});
