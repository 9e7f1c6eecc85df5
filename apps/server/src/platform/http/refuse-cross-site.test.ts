import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { refuseCrossSite } from './refuse-cross-site.ts';

const SITE = 'https://farms.example';
const OURS = { 'x-requested-with': 'tussock' };
const asked = (method: string, headers: object): void =>
  refuseCrossSite({ method, headers } as unknown as FastifyRequest, SITE); // what is asked of it

test.each([
  ['from a page of ours', { ...OURS, origin: SITE, 'sec-fetch-site': 'same-origin' }],
  ['from a page of ours whose browser names no origin', { ...OURS, 'sec-fetch-site': 'same-origin' }],
  ['by a program that is no browser', OURS],
])('a write %s is let through', (_from, headers) => {
  expect(() => asked('POST', headers)).not.toThrow();
});

test.each([
  ['of another site', { ...OURS, origin: 'https://evil.example' }],
  ['of a neighbour under the same name', { ...OURS, origin: 'https://other.farms.example' }],
  ['of another port', { ...OURS, origin: `${SITE}:8443` }],
  ['of a page without an origin', { ...OURS, origin: 'null' }],
  ['of a neighbour that names no origin', { ...OURS, 'sec-fetch-site': 'same-site' }],
  ['of another site that names no origin', { ...OURS, 'sec-fetch-site': 'cross-site' }],
  ['of no page', { ...OURS, 'sec-fetch-site': 'none' }],
  ['without our header', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
])('[ERR-403] a write %s is refused', (_from, headers) => {
  expect(() => asked('DELETE', headers)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

test('what is only read is let through from anywhere', () => {
  expect(() => asked('GET', { origin: 'https://evil.example' })).not.toThrow();
});
