import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { kindById } from './any-kind.ts';
import { checkAttributes, checkDrawn, fieldsToFillIn } from './check-attributes.ts';

const fence = kindById(kinds.fenceline.id);

test('a fence that is drawn needs no more than a name; the rest is to be filled in', () => {
  const drawn = { name: 'North', status: 'existing' };
  expect(checkDrawn(fence, drawn)).toEqual({ ok: true, attributes: drawn });
  expect(fieldsToFillIn(fence, drawn)).toEqual(['Fence type', 'Purpose']);
  expect(checkDrawn(fence, { status: 'existing' })).toEqual({
    ok: false,
    refusals: [{ field: 'name', message: 'Name is required' }],
  });
});

test('what is filled in wrongly is refused in what is drawn, too', () => {
  expect(checkDrawn(fence, { name: 'North', status: 'existing', wires: 99 }).ok).toBe(false);
});

test('the calls of features ask for all that is required', () => {
  expect(checkAttributes(fence, { name: 'North', status: 'existing' }).ok).toBe(false);
});

test('a land unit that is filled in and split needs its name; slope and soil are those of the pieces', () => {
  const drawn = { name: 'Whole farm', status: 'existing' };
  expect(checkDrawn(kindById(kinds.lmu.id), drawn)).toMatchObject({ ok: true, attributes: drawn });
});

test('a kind that needs more than its name asks for it while it is drawn', () => {
  expect(checkDrawn(kindById(kinds.effluent.id), { name: 'Pond', status: 'existing' }).ok).toBe(false);
});
