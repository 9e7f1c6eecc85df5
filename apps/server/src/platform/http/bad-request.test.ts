import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { badRequestFrom } from './bad-request.ts';

const shape = z.strictObject({
  page: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  mode: z.optional(z.enum(['hectares', 'percentage'])),
  name: z.optional(z.string().check(z.maxLength(5))),
  ids: z.optional(z.array(z.string()).check(z.maxLength(2))),
  isLeased: z.optional(z.boolean()),
});

test.each([
  [{ page: 0 }, 'page: must be 1 or more'],
  [{ page: 501 }, 'page: must be 500 or less'],
  [{ page: 'abc' }, 'page: must be a number'],
  [{ page: 1.5 }, 'page: must be a whole number'],
  [{ mode: 'acres' }, 'mode: must be one of hectares, percentage'],
  [{ name: 'Te Awa' }, 'name: must be 5 characters or fewer'],
  [{ ids: ['a', 'b', 'c'] }, 'ids: must be 2 rows or fewer'],
  [{ ids: [7] }, 'ids.0: must be text'],
  [{ isLeased: 'maybe' }, 'isLeased: must be true or false'],
  [{ colour: 'red' }, 'There is no field called colour'],
])('[ERR-400] of %o it is said, by name and in plain words: %s', (body, sentence) => {
  const read = shape.safeParse(body);
  expect(badRequestFrom(read.error?.issues ?? []).details.message).toEqual([sentence]);
});

test('[ERR-400] of a long list of choices the first are named', () => {
  const choices = z.object({ at: z.enum(Array.from({ length: 40 }, (_, index) => `c${index}`)) });
  const [said] = [badRequestFrom(choices.safeParse({ at: 'x' }).error?.issues ?? []).details.message].flat();
  expect(said).toBe('at: must be one of c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11 …');
});
